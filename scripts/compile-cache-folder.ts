import path from 'node:path'

/** Folder of Node's compile cache, which halves the startup time of the server. */
export const COMPILE_CACHE_FOLDER = path.join(import.meta.dirname, '../node_modules/.cache/compiled')
