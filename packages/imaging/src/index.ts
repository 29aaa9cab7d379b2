/** The front door: pictures decoded, described for similarity, and composed into looks. */
export {};
