/** Where the trained numbers lie: beside this file, or in a built server beside its bundle. */
export const NETWORK_FILE = new URL('./weights/garment-network.bin', import.meta.url);
export const AXES_FILE = new URL('./weights/sight-axes.bin', import.meta.url);
