/** Public interface of the try-on module. */
export { type ComposedLook, type LookComposer, LookUnavailable, type Piece } from './look.ts';
export { mannequinRoutes } from './mannequin-routes.ts';
export { createPieceSource, type FetchPicture, PictureRefused } from './piece-sources.ts';
export { tryOnRoutes } from './try-on-routes.ts';
export { createTryOnService, type TryOnService } from './try-on-service.ts';
