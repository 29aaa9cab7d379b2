/**
 * Reads frames of shop talk: one message, or pattern of messages, a line. README.md describes the markup.
 *
 *     @shown <sort>(which|what) is the {comparative=cheapest} {kind}</sort>
 */
import { OPERATION_KINDS, type OperationKind, SLOT_TYPES, type SlotType } from '@quarry/assistant';

export const CONDITIONS = [
  'new',
  'subject',
  'shown',
  'asked:order-number',
  'asked:order-proof',
  'asked:budget',
  'asked:for-whom',
  'asked:which-kind',
  'asked:which-product',
  'asked:yes-no',
  'asked:car',
] as const;
export type Condition = (typeof CONDITIONS)[number];

export const FILLABLE = [
  'kind',
  'product',
  'brand',
  'color',
  'material',
  'size',
  'measure',
  'price-min',
  'price-max',
  'person',
  'occasion',
  'purpose',
  'feature',
  'attribute',
  'quantity',
  'order-number',
] as const satisfies readonly SlotType[];
/**
 * Values of other forms than the type's own: a question in its own words, what follows "does it"; a comparative, an excess
 * ("too wide"), a superlative; a service of a shop as a noun, and as what the shop is asked to do.
 */
const POOLS = ['question', 'ability', 'than', 'excess', 'most', 'service', 'doing'] as const;
export type Fillable = (typeof FILLABLE)[number] | (typeof POOLS)[number];

export const CASES = {
  en: [],
  tr: ['acc', 'dat', 'loc', 'abl', 'gen', 'pl', 'poss', 'ins', 'with', 'without'],
  az: ['acc', 'dat', 'loc', 'abl', 'gen', 'pl', 'poss', 'ins', 'with', 'without'],
  ka: ['gen', 'dat', 'erg', 'in', 'on', 'for', 'ins', 'pl', 'too', 'adv'],
  ar: ['al', 'b', 'l', 'w', 'k'],
} as const;

export type Node =
  | { is: 'text'; text: string }
  | { is: 'choice'; branches: Node[][] }
  | { is: 'operation'; kind: OperationKind; nodes: Node[] }
  /** `words` null: to be filled in, with values of its type unless another pool is named. */
  | { is: 'slot'; type: SlotType; isNegated: boolean; words: string | null; cases: string[]; pool: Fillable | null };

export interface Frame {
  line: number;
  source: string;
  conditions: Condition[];
  nodes: Node[];
}

/** @throws Error with the line and the problem. */
export function parseFrames(text: string, file: string, onError?: (message: string) => void): Frame[] {
  return text.split('\n').flatMap((source, at) => {
    const line = source.trim();
    if (line === '' || line.startsWith('#')) return [];
    try {
      return [parseFrame(line, at + 1)];
    } catch (error) {
      const message = `${file}, line ${at + 1}: ${error instanceof Error ? error.message : String(error)}\n  ${line}`;
      if (onError === undefined) throw new Error(message, { cause: error });
      onError(message);
      return [];
    }
  });
}

function parseFrame(source: string, line: number): Frame {
  const conditions: Condition[] = [];
  let rest = source;
  for (let match = /^@(\S+)\s*/.exec(rest); match !== null; match = /^@(\S+)\s*/.exec(rest)) {
    const condition = CONDITIONS.find((one) => one === match?.[1]);
    if (condition === undefined) throw new Error(`unknown condition @${match[1]}`);
    conditions.push(condition);
    rest = rest.slice(match[0].length);
  }
  const parser = new Parser(rest);
  const nodes = parser.sequence('end');
  if (nodes.length === 0) throw new Error('is empty');
  return { line, source, conditions, nodes };
}

class Parser {
  private at = 0;
  private readonly text: string;
  private isInOperation = false;
  private depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  sequence(until: 'end' | 'choice' | 'operation'): Node[] {
    const nodes: Node[] = [];
    while (this.at < this.text.length) {
      const letter = this.text[this.at];
      if (letter === '(') nodes.push(this.choice());
      else if (letter === '{') nodes.push(this.slot());
      else if (letter === '<' && this.text[this.at + 1] === '/') {
        if (until !== 'operation') throw new Error('an end of an operation without its beginning');
        return nodes;
      } else if (letter === '<') nodes.push(this.operation());
      else if (letter === '|' || letter === ')') {
        if (this.depth > 0) return nodes;
        if (letter === '|') throw new Error('"|" outside a choice');
        // An emoticon.
        nodes.push({ is: 'text', text: ')' });
        this.at += 1;
      } else nodes.push(this.plain());
    }
    if (until !== 'end') throw new Error(`the ${until} has no end`);
    return nodes;
  }

  private plain(): Node {
    const [text = ''] = /^[^(){}<>|]+/.exec(this.text.slice(this.at)) ?? [];
    if (text === '') throw new Error(`"${this.text[this.at]}" has no meaning here`);
    this.at += text.length;
    return { is: 'text', text };
  }

  private choice(): Node {
    const branches: Node[][] = [];
    this.depth += 1;
    do {
      this.at += 1;
      branches.push(this.sequence('choice'));
    } while (this.text[this.at] === '|');
    if (this.text[this.at] !== ')') throw new Error('a choice has no end');
    this.at += 1;
    this.depth -= 1;
    return { is: 'choice', branches };
  }

  private operation(): Node {
    const match = /^<([a-z-]+)>/.exec(this.text.slice(this.at));
    const kind = OPERATION_KINDS.find((one) => one === match?.[1]);
    if (match === null || kind === undefined)
      throw new Error(`unknown operation at "${this.text.slice(this.at, this.at + 20)}"`);
    if (this.isInOperation) throw new Error('operations do not nest');
    this.isInOperation = true;
    this.at += match[0].length;
    const nodes = this.sequence('operation');
    const end = `</${kind}>`;
    if (!this.text.startsWith(end, this.at)) throw new Error(`${end} is missing`);
    this.at += end.length;
    this.isInOperation = false;
    return { is: 'operation', kind, nodes };
  }

  private slot(): Node {
    const match = /^\{([a-z-]+)(!?)((?:\+[a-z]+)*)(!?)(?::([a-z]+))?(?:=([^{}]*))?\}/.exec(this.text.slice(this.at));
    const type = SLOT_TYPES.find((one) => one === match?.[1]);
    if (match === null || type === undefined)
      throw new Error(`unknown slot at "${this.text.slice(this.at, this.at + 20)}"`);
    const words = match[6]?.trim() ?? null;
    const pool = POOLS.find((one) => one === match[5]) ?? FILLABLE.find((one) => one === type) ?? null;
    if (match[5] !== undefined && match[5] !== pool) throw new Error(`unknown values :${match[5]}`);
    if (words === null && pool === null) throw new Error(`{${type}} needs its words`);
    if (words === '') throw new Error(`{${type}=} has no words`);
    if (!this.isInOperation) throw new Error(`{${type}} is outside an operation`);
    this.at += match[0].length;
    const cases = (match[3] ?? '').split('+').filter((one) => one !== '');
    return { is: 'slot', type, isNegated: match[2] === '!' || match[4] === '!', words, cases, pool };
  }
}
