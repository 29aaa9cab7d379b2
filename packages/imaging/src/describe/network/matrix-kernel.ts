/**
 * The one loop that a convolution spends its time in, in WebAssembly with SIMD: four rows of weights times eight places
 * at once. Plain JavaScript takes about eight times as long. The module is put together here, instruction by
 * instruction, so that nothing has to be compiled and nobody has to trust a binary.
 *
 * `multiply(weights, columns, out, rows, depth, places)`: `out[row][place] = Σ weights[row][k] · columns[k][place]`, all
 * addresses in bytes. The weights lie in groups of four rows, `[rows / 4][depth][4]`; `rows` is a multiple of 4 and
 * `places` of 8, the length of a row of `columns` and `out`.
 */

const I32 = 0x7f;
const V128 = 0x7b;
const BLOCK_VOID = 0x40;

/** Parameters, then locals, as the instructions name them. */
const [WEIGHTS, COLUMNS, OUT, ROWS, DEPTH, PLACES] = [0, 1, 2, 3, 4, 5] as const;
const [STRIDE, PLACE_BYTES, A, B, K, ROW_OUT, GROUP] = [6, 7, 8, 9, 10, 11, 12] as const;
const [SUMS, LEFT, RIGHT, WEIGHT] = [13, 21, 22, 23] as const;

export interface MatrixKernel {
  memory: { readonly buffer: ArrayBuffer };
  multiply(weights: number, columns: number, out: number, rows: number, depth: number, places: number): void;
}

export const PLACES_AT_ONCE = 8;
export const ROWS_AT_ONCE = 4;

/** As much of the platform's WebAssembly as is used here; the types of Node leave it out. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Memory: new (size: { initial: number }) => MatrixKernel['memory'];
    Module: new (bytes: Uint8Array) => object;
    Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
  };
};

/** @param bytes of memory that it works in. */
export function openMatrixKernel(bytes: number): MatrixKernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / 65_536) });
  const instance = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes()), { host: { memory } });
  return { memory, multiply: instance.exports.multiply as MatrixKernel['multiply'] };
}

function moduleBytes(): Uint8Array<ArrayBuffer> {
  const types = section(1, [1, 0x60, ...vector(Array<number>(6).fill(I32)), 0]);
  const imports = section(2, [1, ...name('host'), ...name('memory'), 0x02, 0x00, 1]);
  const functions = section(3, [1, 0]);
  const exports = section(7, [1, ...name('multiply'), 0x00, 0]);
  const locals = [2, 7, I32, 11, V128];
  const body = [...locals, ...multiplyCode(), 0x0b];
  const code = section(10, [1, ...unsigned(body.length), ...body]);
  return Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...types, ...imports, ...functions, ...exports, ...code]);
}

/**
 * for each group of four rows
 *   for each eight places
 *     eight sums = 0; for k: left, right = columns[k][place..]; each row: sum += splat(weight) · left, right
 */
function multiplyCode(): number[] {
  const clearSums = range(8).flatMap((n) => [...zeroVector, ...set(SUMS + n)]);
  const loadColumns = [...get(B), ...load(0), ...set(LEFT), ...get(B), ...load(16), ...set(RIGHT)];
  const addRow = (row: number) => [
    ...get(A),
    ...loadSplat(row * 4),
    ...set(WEIGHT),
    ...addProduct(SUMS + row * 2, LEFT),
    ...addProduct(SUMS + row * 2 + 1, RIGHT),
  ];
  const storeRow = (row: number) => [
    ...get(ROW_OUT),
    ...get(SUMS + row * 2),
    ...store(0),
    ...get(ROW_OUT),
    ...get(SUMS + row * 2 + 1),
    ...store(16),
    ...move(ROW_OUT, STRIDE),
  ];
  return [
    ...get(PLACES),
    ...constant(2),
    ...shiftLeft,
    ...set(STRIDE),
    ...loop([
      ...constant(0),
      ...set(PLACE_BYTES),
      ...loop([
        ...clearSums,
        ...get(WEIGHTS),
        ...set(A),
        ...get(COLUMNS),
        ...get(PLACE_BYTES),
        ...add,
        ...set(B),
        ...get(DEPTH),
        ...set(K),
        ...loop([
          ...loadColumns,
          ...range(4).flatMap(addRow),
          ...step(A, 16),
          ...move(B, STRIDE),
          ...step(K, -1),
          ...get(K),
          ...repeat,
        ]),
        ...get(OUT),
        ...get(PLACE_BYTES),
        ...add,
        ...set(ROW_OUT),
        ...range(4).flatMap(storeRow),
        ...step(PLACE_BYTES, 32),
        ...get(PLACE_BYTES),
        ...get(STRIDE),
        ...isLess,
        ...repeat,
      ]),
      // The next group: its weights follow, its rows too.
      ...get(DEPTH),
      ...constant(4),
      ...shiftLeft,
      ...set(GROUP),
      ...move(WEIGHTS, GROUP),
      ...get(STRIDE),
      ...constant(2),
      ...shiftLeft,
      ...set(GROUP),
      ...move(OUT, GROUP),
      ...step(ROWS, -ROWS_AT_ONCE),
      ...get(ROWS),
      ...repeat,
    ]),
  ];
}

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const constant = (value: number): number[] => [0x41, ...signed(value)];
const add = [0x6a];
const shiftLeft = [0x74];
const isLess = [0x48];
/** Branches to the innermost loop while what lies on the stack is not zero. */
const repeat = [0x0d, 0];
const loop = (body: number[]): number[] => [0x03, BLOCK_VOID, ...body, 0x0b];
const step = (local: number, by: number): number[] => [...get(local), ...constant(by), ...add, ...set(local)];
const move = (local: number, by: number): number[] => [...get(local), ...get(by), ...add, ...set(local)];
const simd = (code: number): number[] => [0xfd, ...unsigned(code)];
const load = (offset: number): number[] => [...simd(0x00), 2, ...unsigned(offset)];
const loadSplat = (offset: number): number[] => [...simd(0x09), 2, ...unsigned(offset)];
const store = (offset: number): number[] => [...simd(0x0b), 2, ...unsigned(offset)];
const zeroVector = [...simd(0x0c), ...Array<number>(16).fill(0)];
const addProduct = (sum: number, by: number): number[] => [
  ...get(sum),
  ...get(WEIGHT),
  ...get(by),
  ...simd(0xe6),
  ...simd(0xe4),
  ...set(sum),
];

const vector = (items: number[]): number[] => [...unsigned(items.length), ...items];
const section = (id: number, content: number[]): number[] => [id, ...vector(content)];
const name = (text: string): number[] => vector([...Buffer.from(text)]);

/** LEB128, as WebAssembly writes its numbers. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest === 0 ? low : low | 0x80);
  } while (rest !== 0);
  return bytes;
}

function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = rest & 0x7f;
    rest >>= 7;
    const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
    bytes.push(isLast ? low : low | 0x80);
    if (isLast) return bytes;
  }
}
