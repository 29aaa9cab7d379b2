/** The products of a shop, one product, and bringing products in. */
import { oneOf, useAddress } from '../../browser/use-address-state.ts';
import { Segments } from '../../kit/fields.tsx';
import { RoomHead } from '../../kit/panel.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';
import { QualityPanel } from '../../catalogue-quality/quality-panel.tsx';
import { Imports } from './imports.tsx';
import { ProductPage } from './product-page.tsx';
import { ProductTable } from './product-table.tsx';
import { TryShop } from './try-shop.tsx';

const VIEWS = ['products', 'quality', 'import', 'try'] as const;

export default function CatalogueRoom() {
  const { t } = useWords();
  const { may } = useStore();
  const address = useAddress();
  const permitted = {
    products: may('products:read'),
    quality: may('products:read'),
    import: may('imports:write'),
    try: may('products:read'),
  };
  const [first = 'products', ...others] = VIEWS.filter((view) => permitted[view]);
  const view = oneOf(address.get('view'), [first, ...others]);
  const product = address.get('product');
  return (
    <>
      <RoomHead
        title={t('room.catalogue')}
        actions={
          <Segments
            label={t('people.view')}
            value={view}
            options={[first, ...others].map((value) => ({ value, label: t(`catalogue.view.${value}`) }))}
            onChange={(chosen) =>
              address.change({ view: chosen === first ? null : chosen, product: null, import: null })
            }
          />
        }
      />
      {view === 'products' && (product ? <ProductPage id={product} /> : <ProductTable />)}
      {view === 'quality' && <QualityPanel />}
      {view === 'import' && <Imports />}
      {view === 'try' && <TryShop />}
    </>
  );
}
