/** Public interface of the catalogue. */
export { cachedProductRepository } from './cached-product-repository.ts';
export { catalogRoutes } from './catalog-routes.ts';
export { type CatalogService, createCatalogService } from './catalog-service.ts';
export { createDrawAhead, type DrawAhead } from './draw-ahead.ts';
export type { ChosenReading } from './feeds/choose-reading.ts';
export { FeedMapping } from './feeds/feed-mapping.ts';
export { type RejectedRow, UnreadableFeedError } from './feeds/feed-row.ts';
export { FIRST_PICTURES } from './first-pictures.ts';
export { createImportService, type ImportReport, type ImportService } from './import-service.ts';
export { attributeLabel, listProduct } from './list-product.ts';
export { type OwnPicture, ownPictureAt } from './own-picture.ts';
export { pictureRoutes } from './picture-routes.ts';
export { createPictureService, type PictureService } from './picture-service.ts';
export { productPageRoutes } from './product-page-routes.ts';
export { createProductRepository } from './product-repository.ts';
