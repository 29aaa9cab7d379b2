/** Paths of the trained weights: beside this file, or beside the bundle in a built server. */
export const NETWORK_FILE = new URL('./weights/garment-network.bin', import.meta.url);
export const AXES_FILE = new URL('./weights/sight-axes.bin', import.meta.url);
