// Packages without types.
declare module 'snowball-stemmers';
declare module '@sqlite.org/sqlite-wasm';
