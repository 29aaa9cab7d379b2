/** WebAssembly instructions and the module frame used by our kernels. */

export const I32 = 0x7f;
export const V128 = 0x7b;
const BLOCK_VOID = 0x40;

/** The used part of the platform's WebAssembly; Node's types do not include it. */
const WebAssembly: {
  Memory: new (size: { initial: number }) => WasmMemory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: object };
} = Reflect.get(globalThis, 'WebAssembly');

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

interface WasmFunction {
  /** All are 32-bit numbers. */
  parameters: number;
  /** Number and type of locals, after the parameters. */
  locals: readonly (readonly [count: number, type: number])[];
  body: readonly number[];
}

/** A module with one function and its own memory. @param bytes size of the memory. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what its code takes
export function openWasm<Run>(
  bytes: number,
  { parameters, locals, body }: WasmFunction,
): { memory: WasmMemory; run: Run } {
  const memory = new WebAssembly.Memory({ initial: Math.max(1, Math.ceil(bytes / 65_536)) });
  const types = section(1, [1, 0x60, ...vector(Array<number>(parameters).fill(I32)), 0]);
  const imports = section(2, [1, ...name('host'), ...name('memory'), 0x02, 0x00, 1]);
  const functions = section(3, [1, 0]);
  const exports = section(7, [1, ...name('run'), 0x00, 0]);
  const whole = [...unsigned(locals.length), ...locals.flatMap(([count, type]) => [count, type]), ...body, 0x0b];
  const code = section(10, [1, ...unsigned(whole.length), ...whole]);
  const module = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...types, ...imports, ...functions, ...exports, ...code];
  const instance = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(module)), { host: { memory } });
  const run: Run = Reflect.get(instance.exports, 'run');
  return { memory, run };
}

export const get = (local: number): number[] => [0x20, local];
export const set = (local: number): number[] => [0x21, local];
export const constant = (value: number): number[] => [0x41, ...signed(value)];
export const add = [0x6a];
export const shiftLeft = [0x74];
export const isLess = [0x48];
/** Branches to the start of the innermost loop while the top of the stack is not zero. */
export const repeat = [0x0d, 0];
export const loop = (body: readonly number[]): number[] => [0x03, BLOCK_VOID, ...body, 0x0b];
export const step = (local: number, by: number): number[] => [...get(local), ...constant(by), ...add, ...set(local)];
export const move = (local: number, by: number): number[] => [...get(local), ...get(by), ...add, ...set(local)];
export const storeInt = (offset: number): number[] => [0x36, 2, ...unsigned(offset)];

const simd = (code: number): number[] => [0xfd, ...unsigned(code)];
export const load = (offset: number): number[] => [...simd(0x00), 2, ...unsigned(offset)];
export const loadSplat = (offset: number): number[] => [...simd(0x09), 2, ...unsigned(offset)];
export const store = (offset: number): number[] => [...simd(0x0b), 2, ...unsigned(offset)];
export const zeroVector = [...simd(0x0c), ...Array<number>(16).fill(0)];
export const multiplyFloats = simd(0xe6);
export const addFloats = simd(0xe4);
export const lowerBytesToShorts = simd(0x87);
export const upperBytesToShorts = simd(0x88);
/** Multiplies eight pairs of 16-bit numbers and adds adjacent products. */
export const dotShorts = simd(0xba);
export const addInts = simd(0xae);
export const takeInt = (lane: number): number[] => [...simd(0x1b), lane];

const vector = (items: readonly number[]): number[] => [...unsigned(items.length), ...items];
const section = (id: number, content: readonly number[]): number[] => [id, ...vector(content)];
const name = (text: string): number[] => vector([...Buffer.from(text)]);

/** LEB128, WebAssembly's number encoding. */
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
