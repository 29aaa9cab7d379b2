// Rivals that ship no types.
declare module 'snowball-stemmers';
declare module '@sqlite.org/sqlite-wasm';
