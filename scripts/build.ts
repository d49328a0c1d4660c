/**
 * Builds the site into `dist`: bundle, the renderer of its pages, compressed copies.
 */
import path from 'node:path'
import { buildSite } from './build/build-site.ts'

const root = path.resolve(import.meta.dirname, '..')
await buildSite({ root, log: (line) => console.log(line) })
