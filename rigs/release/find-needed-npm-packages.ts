/** Finds the npm packages that the server and the built site need, by following their imports. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Matches imports, and calls such as `find('package/file')`, which locate a file of a package without importing it
 * (server/site/draw-pdf.ts).
 */
const IMPORT = /(?:\bfrom|\bimport|\bfind)\s*\(?\s*['"`]([^'"`\n]+)['"`]/g

/** Returns the package of a specifier: 'pg/lib/x' → 'pg', '@fastify/cors/y' → '@fastify/cors'. */
const nameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Returns the names of the packages that these files import, directly or through other files of the project. */
function importedBy(files: readonly string[]): Set<string> {
  const names = new Set<string>()
  const seen = new Set<string>()
  const left = [...files]
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (specifier.startsWith('.')) left.push(path.join(path.dirname(file), specifier))
      else if (/^@?[a-z]/.test(specifier) && !specifier.startsWith('node:')) names.add(nameOf(specifier))
    }
  }
  return names
}

/**
 * Returns the folders, relative to `root`, of all packages that the release in `root` needs, with their dependencies.
 */
export function packagesOf(root: string): string[] {
  const own = globSync(['server/**/*.ts', 'dist/renderer/**/*.js'], { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => path.join(root, file))
  const found = new Set<string>()
  function visit(name: string, from: string): void {
    for (let folder = from; ; folder = path.dirname(folder)) {
      const place = path.join(folder, 'node_modules', name)
      if (existsSync(path.join(root, place, 'package.json'))) return add(place)
      if (folder === '.') return
    }
  }
  function add(place: string): void {
    if (found.has(place)) return
    found.add(place)
    type Manifest = Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>
    const manifest = JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8')) as Manifest
    const names = { ...manifest.dependencies, ...manifest.optionalDependencies }
    for (const name of Object.keys(names)) visit(name, place)
  }
  for (const name of importedBy(own)) visit(name, '.')
  return [...found].sort()
}
