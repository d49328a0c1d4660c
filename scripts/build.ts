/** `npm run build`: builds the site into `dist` (build/build-site.ts). */
import path from 'node:path'
import { buildSite } from './build/build-site.ts'

const root = path.resolve(import.meta.dirname, '..')
await buildSite({ root, log: (line) => console.log(line) })
