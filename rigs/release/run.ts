/**
 * `npm run rig -- release`: archives the server and the built site as `releases/<version>.tar.zst`, so that the next
 * release can be tested alongside it (docs/operations.md, Making a release). `npm run rig -- release FOLDER`
 * archives another checkout, whose site must have been built.
 */
import path from 'node:path'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { packArchive } from './pack-and-unpack-release.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) await ensureBuilt()
const { file, bytes } = packArchive(path.resolve(folder ?? path.join(import.meta.dirname, '../..')))
console.log(`${path.relative('.', file)}: ${(bytes / 1e6).toFixed(2)} MB`)
