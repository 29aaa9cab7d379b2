import { describe, expect, it } from 'vitest';
import { emptyMemory } from '../memory/memory.ts';
import { aDocument, anOrder } from '../testing/products.ts';
import { guardPiece } from './guard-pieces.ts';
import { createLedger } from './ledger.ts';

describe('the last gate', () => {
  it('drops products that no tool returned', () => {
    const ledger = createLedger({ memory: emptyMemory(), said: [], storeName: 'Quarry' });
    ledger.addProducts([aDocument('real', { current_price: 42 })]);

    const piece = guardPiece(
      { type: 'docs', content: { documents: [aDocument('made-up'), aDocument('real')] } },
      ledger,
    );

    expect(piece).toMatchObject({ content: { documents: [{ id: 'real' }] } });
  });

  it('sends a product as the tool returned it, independent of the piece', () => {
    const ledger = createLedger({ memory: emptyMemory(), said: [], storeName: 'Quarry' });
    ledger.addProducts([aDocument('real', { current_price: 42 })]);

    const piece = guardPiece(
      { type: 'docs', content: { documents: [aDocument('real', { current_price: 1 })] } },
      ledger,
    );

    expect(piece).toMatchObject({ content: { documents: [{ metadata: { current_price: 42 } }] } });
  });

  it('sends no empty cards for products that were all made up', () => {
    const ledger = createLedger({ memory: emptyMemory(), said: [], storeName: 'Quarry' });

    expect(guardPiece({ type: 'docs', content: { documents: [aDocument('made-up')] } }, ledger)).toBeNull();
  });

  it('drops orders that were not told, and tells the others as they are', () => {
    const ledger = createLedger({ memory: emptyMemory(), said: [], storeName: 'Quarry' });
    ledger.addOrders([anOrder('1042', { status: 'Shipped' })]);

    const piece = guardPiece(
      { type: 'orders', content: { result: [anOrder('1042', { status: 'Delivered' }), anOrder('1043')] } },
      ledger,
    );

    expect(piece).toEqual({ type: 'orders', content: { result: [anOrder('1042', { status: 'Shipped' })] } });
  });

  it('sends no orders when none of them was told', () => {
    const ledger = createLedger({ memory: emptyMemory(), said: [], storeName: 'Quarry' });

    expect(guardPiece({ type: 'orders', content: { result: [anOrder('1043')] } }, ledger)).toBeNull();
  });

  it('passes an empty list of products on, because it removes the earlier cards', () => {
    const ledger = createLedger({ memory: emptyMemory(), said: [], storeName: 'Quarry' });

    expect(guardPiece({ type: 'docs', content: { documents: [] } }, ledger)).toEqual({
      type: 'docs',
      content: { documents: [] },
    });
  });

  it('sends each button once, none without a label, and no empty row', () => {
    const ledger = createLedger({ memory: emptyMemory(), said: [], storeName: 'Quarry' });

    expect(guardPiece({ type: 'buttons', content: ['Red', ' ', 'Blue', 'Red', ''] }, ledger)).toEqual({
      type: 'buttons',
      content: ['Red', 'Blue'],
    });
    expect(guardPiece({ type: 'buttons', content: ['', ' '] }, ledger)).toBeNull();
  });

  it('sends text that is not empty', () => {
    const ledger = createLedger({ memory: emptyMemory(), said: [], storeName: 'Quarry' });

    expect(guardPiece({ type: 'text', content: 'Hello' }, ledger)).toEqual({ type: 'text', content: 'Hello' });
    expect(guardPiece({ type: 'text', content: '' }, ledger)).toBeNull();
  });
});
