import { describe, expect, it } from 'vitest';
import { rowsOf } from './feed-fixtures.ts';

/** Lines of the rows that were read and of those that were left out, with the first cell of the former. */
async function read(text: string) {
  const { rows, rejected } = await rowsOf(text);
  return {
    rows: rows.map(({ place, cells }) => `${place.number} ${Object.values(cells).join('|')}`),
    rejected: rejected.map(({ place, reason }) => `${place.number} ${reason}`),
  };
}

const opened = (cell: number, line: number, lines = '') =>
  `${line} A quotation mark is opened in cell ${cell} of line ${line} and not closed.${lines}`;

describe('an unclosed quotation mark', () => {
  it('removes only its own row', async () => {
    const text = 'id,title,price\n1,"Oak chair,40\n2,"Pine table",50\n3,Elm desk,60\n';

    expect(await read(text)).toEqual({ rows: ['3 2|Pine table|50', '4 3|Elm desk|60'], rejected: [opened(2, 2)] });
  });

  it('is detected regardless of how many rows without quotes follow', async () => {
    const more = Array.from({ length: 500 }, (_, i) => `${i + 2},Chair ${i + 2},40`);
    const { rows, rejected } = await read(`id,title,price\n1,"Oak chair,40\n${more.join('\n')}\n900,"Elm desk",60\n`);

    expect(rows).toHaveLength(501);
    expect(rejected).toEqual([opened(2, 2)]);
  });

  it('is detected at the end of the file', async () => {
    expect(await read('id,title,price\n1,Oak chair,40\n2,"Pine table,50\n3,Elm desk,60')).toEqual({
      rows: ['2 1|Oak chair|40', '4 3|Elm desk|60'],
      rejected: [opened(2, 3)],
    });
  });

  it('is detected when all cells are quoted, at the beginning or the end of a cell', async () => {
    const text = '"id","title","price"\n"1","Oak chair,"40"\n"2","Pine table","50\n"3","Elm desk","60"\n';

    expect(await read(text)).toEqual({ rows: ['4 3|Elm desk|60'], rejected: [opened(2, 2), opened(3, 3)] });
  });

  it('is detected in several consecutive rows', async () => {
    const text = 'id;title;price\r\n1;"Oak;40\r\n2;"Pine;50\r\n3;"Elm";60\r\n4;"Ash;70\r\n5;Fir;80\r\n';

    expect(await read(text)).toEqual({
      rows: ['4 3|Elm|60', '6 5|Fir|80'],
      rejected: [opened(2, 2), opened(2, 3), opened(2, 5)],
    });
  });

  it('removes the lines of its own cell', async () => {
    const text = 'id,title,text,price\n1,Oak,"solid\nheavy\nold,40\n2,Pine,"light",50\n';

    expect(await read(text)).toEqual({
      rows: ['5 2|Pine|light|50'],
      rejected: [opened(3, 2, ' Lines 3 to 4 are left out with it.')],
    });
  });

  it('does not damage a following row with line breaks', async () => {
    const text = 'id,title,text\n1,"Oak,plain\n2,Pine,"one\ntwo"\n3,Elm,plain\n';

    expect(await read(text)).toEqual({ rows: ['3 2|Pine|one\ntwo', '5 3|Elm|plain'], rejected: [opened(2, 2)] });
  });

  it('is detected in linear time in a long table', async () => {
    const more = Array.from({ length: 60_000 }, (_, i) => `${i + 2},Chair number ${i + 2},40`);
    const { rows, rejected } = await read(`id,title,price\n1,"Oak chair,40\n${more.join('\n')}\n`);

    expect(rows).toHaveLength(60_000);
    expect(rejected).toEqual([opened(2, 2)]);
  });

  it('causes the table to be refused in the header, or in more than a thousand rows', async () => {
    const rows = Array.from({ length: 1001 }, (_, i) => `${i},"Chair,40`);

    await expect(read('id,"title,price\n1,Oak,40\n')).rejects.toThrow(
      /among the column names in line 1 and never closed/,
    );
    await expect(read(`id,title,price\n${rows.join('\n')}\n`)).rejects.toThrow(/More than 1000 rows/);
  });
});

describe('a table that is only unusual', () => {
  it.each([
    ['inches in a plain cell', '1,17" screen,40', ['1|17" screen|40']],
    ['inches in a quoted cell', '1,"17" screen",40', ['1|"17" screen"|40']],
    ['doubled quotes and line breaks', '1,"a ""b"",\n""c""",40', ['1|a "b",\n"c"|40']],
    ['a text that looks like a row', '1,"Sizes:\ns,m,l",40', ['1|Sizes:\ns,m,l|40']],
    ['empty quoted cells', '1,"",""', ['1||']],
    ['a row without its last cell', '1,"Oak"', ['1|Oak|']],
    ['lines that end by a carriage return and a line feed', '1,"a\r\nb",40\r', ['1|a\r\nb|40']],
  ])('is read as it is: %s', async (_what, row, expected) => {
    const { rows, rejected } = await rowsOf(`id,title,price\n${row}\n9,Last,1\n`.replace('\r\n9', '\n9'));

    expect(rejected).toEqual([]);
    expect(rows.map(({ cells }) => Object.values(cells).join('|').replace(/\r$/, ''))).toEqual([
      ...expected,
      '9|Last|1',
    ]);
  });

  it('may have lines that end with a carriage return only', async () => {
    expect(await read('id,title,price\r1,"Oak,40\r2,"Pine",50\r')).toEqual({
      rows: ['3 2|Pine|50'],
      rejected: [opened(2, 2)],
    });
  });
});
