import path from 'node:path'

/** Folder of Node's compile cache, with which a server starts in half the time. */
export const COMPILED = path.join(import.meta.dirname, '../node_modules/.cache/compiled')
