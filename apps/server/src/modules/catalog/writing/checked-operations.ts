/** Checks the operations of a batch one by one, pausing for other calls: ten thousand take a quarter of a second. */
import { problem, ProductOperation } from '@quarry/contract';
import { createYieldToEventLoop } from '../../../yield-to-event-loop.ts';

/** More are not listed: a sender that maps a field wrongly has it wrong in every product. */
const MAX_ERRORS = 100;

/** @throws the problem `invalid-request` that names each wrong field, such as `operations.3.product.title`. */
export async function checkedOperations(given: readonly unknown[]): Promise<ProductOperation[]> {
  const yieldToEventLoop = createYieldToEventLoop();
  const operations: ProductOperation[] = [];
  const errors: { field: string; message: string }[] = [];
  for (const [place, one] of given.entries()) {
    const read = ProductOperation.safeParse(one);
    if (read.success) operations.push(read.data);
    for (const { path, message } of read.error?.issues ?? []) {
      errors.push({ field: ['operations', place, ...path].map(String).join('.'), message });
    }
    if (errors.length >= MAX_ERRORS) break;
    await yieldToEventLoop();
  }
  if (errors.length === 0) return operations;
  throw problem('invalid-request', {
    errors,
    detail: errors.map(({ field, message }) => `${field}: ${message}`).join(' '),
  });
}
