/** Writes and unpacks archives of releases: server, built site and their npm packages, one file per release. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { packagesOf } from './find-needed-npm-packages.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../releases')
const SUFFIX = '.tar.zst'
/** Maximum bytes of tar's output that Node buffers: a release is about 70 MB. */
const MOST = 512 * 1024 * 1024
/** log2 of zstd's window size in bytes; large, because similar pages of different campaigns are megabytes apart. */
const WINDOW = 27

/** Whether a file in Git is needed to run a release. */
const isOurs = (file: string) => !/\.test\.tsx?$|^src\/understanding\/corpus\//.test(file)
/** Whether a file is not a compressed copy; without compressed copies, the server sends the plain file. */
const isPlain = (file: string) => !/\.(?:br|gz)$/.test(file)
/** Whether a file of the site is a preview for social networks, which no visitor's browser loads. */
const isPreview = (file: string) => file.startsWith('dist/og/')
/** Whether a file of a package may be loaded by the server, or is its licence. */
const isCode = (file: string) => /\.(?:[cm]?js|json|node|wasm|woff)$|(?:^|\/)licen[sc]e[^/]*$/i.test(file)

function contentsOf(root: string): string[] {
  const ours = execFileSync('git', ['ls-files', 'server', 'src', 'package.json'], {
    cwd: root,
    encoding: 'utf8',
  })
  const filesIn = (folder: string) =>
    globSync('**/*', { cwd: path.join(root, folder), withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
  const site = filesIn('dist').filter((file) => isPlain(file) && !isPreview(file))
  const packages = packagesOf(root).flatMap((folder) =>
    filesIn(folder).filter((file) => {
      const within = path.relative(folder, file)
      return isCode(within) && !/(?:^|\/)(?:node_modules|tests?)\//.test(within)
    }),
  )
  return [...ours.trim().split('\n').filter(isOurs), ...site, ...packages]
}

/**
 * Writes releases/<version>.tar.zst from the project in `root`, whose site must have been built. The same files always
 * produce the same bytes.
 */
export function packArchive(root: string): { file: string; bytes: number } {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  const stage = mkdtempSync(path.join(tmpdir(), 'prosa-release-'))
  try {
    for (const file of contentsOf(root)) cpSync(path.join(root, file), path.join(stage, file))
    const same = [
      '--sort=name',
      '--mtime=@0',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u=rwX,go=rX',
    ]
    const tar = execFileSync('tar', [...same, '-cf', '-', '-C', stage, '.'], { maxBuffer: MOST })
    const content = zstdCompressSync(tar, {
      params: {
        [constants.ZSTD_c_compressionLevel]: 19,
        [constants.ZSTD_c_enableLongDistanceMatching]: 1,
        [constants.ZSTD_c_windowLog]: WINDOW,
      },
    })
    mkdirSync(FOLDER, { recursive: true })
    const file = path.join(FOLDER, `${version}${SUFFIX}`)
    writeFileSync(file, content)
    return { file, bytes: content.length }
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/**
 * Returns the last archived release.
 * @throws if there is none
 */
export function lastRelease(): { version: string; file: string } {
  const versions = readdirSync(FOLDER).flatMap((name) =>
    name.endsWith(SUFFIX) ? [name.slice(0, -SUFFIX.length)] : [],
  )
  const version = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  if (version === undefined) throw new Error(`${FOLDER} holds no release: npm run rig -- release makes one`)
  return { version, file: path.join(FOLDER, `${version}${SUFFIX}`) }
}

/**
 * Unpacks an archive into an existing folder.
 * @param without folders to leave out
 */
export function unpackArchive(file: string, folder: string, without: readonly string[] = []): void {
  const tar = zstdDecompressSync(readFileSync(file), { params: { [constants.ZSTD_d_windowLogMax]: WINDOW } })
  const excluded = without.map((each) => `--exclude=./${each}`)
  execFileSync('tar', ['-xf', '-', '-C', folder, ...excluded], { input: tar })
}
