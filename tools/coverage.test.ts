import { describe, expect, it } from 'vitest';
import { rowsNamed } from './coverage.ts';

describe('rows named in a title', () => {
  it('reads single rows, lists and ranges', () => {
    expect(rowsNamed('GRID-04 GRID-05 says what went wrong')).toEqual(['GRID-04', 'GRID-05']);
    expect(rowsNamed('ERR-04, -05 name the detail')).toEqual(['ERR-04', 'ERR-05']);
    expect(rowsNamed('STREAM-03…-06 knows the pieces')).toEqual(['STREAM-03', 'STREAM-04', 'STREAM-05', 'STREAM-06']);
    expect(rowsNamed('CHAT-SIMPLE-02 and SITE-404-01')).toEqual(['CHAT-SIMPLE-02', 'SITE-404-01']);
  });

  it('ignores what is no row', () => {
    expect(rowsNamed('UTF-16 and ISO-88')).toEqual([]);
  });
});
