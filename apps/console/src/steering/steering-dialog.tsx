/**
 * The editor of a rule or a synonym over any room, opened by the address: `?edit={id}` or `?edit=new`, for a synonym
 * `?synonym=…`. A new rule may be prepared by the link: `kind`, `query`, `product`, `product_name`.
 */
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../browser/use-address-state.ts';
import { callV1 } from '../calls/call-v1.ts';
import { Modal } from '../kit/dialogs.tsx';
import { Loaded } from '../kit/states.tsx';
import { useStore } from '../kit/store-context.ts';
import { useWords } from '../words/use-words.ts';
import { RuleEditor } from './rule-editor.tsx';
import { newRuleForm, RULE_KINDS, type RuleForm } from './rule-form.ts';
import { SynonymEditor } from './synonym-editor.tsx';
import { newSynonymForm } from './synonym-form.ts';

const CLOSED = { edit: null, synonym: null, kind: null, query: null, product: null, words: null };

export function SteeringDialog() {
  const { t } = useWords();
  const address = useAddress();
  const rule = address.get('edit');
  const synonym = address.get('synonym');
  const onClose = () => address.change(CLOSED);
  if (rule) {
    return (
      <Modal title={t(rule === 'new' ? 'rules.create' : 'rules.edit')} width="wide" onClose={onClose}>
        {rule === 'new' ? (
          <RuleEditor start={preparedRule(address.get)} saved={null} onClose={onClose} />
        ) : (
          <SavedRule id={rule} onClose={onClose} />
        )}
      </Modal>
    );
  }
  if (synonym) {
    return (
      <Modal title={t(synonym === 'new' ? 'synonyms.create' : 'synonyms.edit')} width="wide" onClose={onClose}>
        {synonym === 'new' ? (
          <SynonymEditor start={newSynonymForm({ words: address.get('words') ?? '' })} saved={null} onClose={onClose} />
        ) : (
          <SavedSynonym id={synonym} onClose={onClose} />
        )}
      </Modal>
    );
  }
  return null;
}

function SavedRule({ id, onClose }: { id: string; onClose: () => void }) {
  const { id: store } = useStore();
  const rule = useQuery({
    queryKey: ['rule', store, id],
    queryFn: ({ signal }) => callV1('rule', { params: { store, id } }, { signal }),
  });
  return (
    <Loaded query={rule}>{(saved) => <RuleEditor key={saved.updated_at} saved={saved} onClose={onClose} />}</Loaded>
  );
}

function SavedSynonym({ id, onClose }: { id: string; onClose: () => void }) {
  const { id: store } = useStore();
  const synonym = useQuery({
    queryKey: ['synonym', store, id],
    queryFn: ({ signal }) => callV1('synonym', { params: { store, id } }, { signal }),
  });
  return (
    <Loaded query={synonym}>
      {(saved) => <SynonymEditor key={saved.updated_at} saved={saved} onClose={onClose} />}
    </Loaded>
  );
}

function preparedRule(get: (name: string) => string | null): RuleForm {
  const kind = RULE_KINDS.find((known) => known === get('kind')) ?? 'boost';
  const product = get('product') ?? '';
  return newRuleForm({
    kind,
    query: get('query') ?? '',
    match: get('query') ? 'exact' : 'contains',
    productId: kind === 'pin' ? product : '',
    ...(kind !== 'pin' && product && { conditions: [{ property: 'ids' as const, key: '', text: product }] }),
  });
}
