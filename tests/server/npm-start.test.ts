/**
 * `npm start` as a newcomer runs it: no configuration, with and without a built site, as an ordinary user or root; and
 * `npm run dev`.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAlive } from '../../server/db/embedded/postmaster-pid-file.ts'
import { freePort } from '../../server/db/embedded/connect-to-cluster.ts'
import { isUpToDate } from '../../scripts/build/is-build-up-to-date.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

type User = { readonly name: string; readonly uid?: number; readonly gid?: number }

const project = path.resolve(import.meta.dirname, '../..')
const nobody = { uid: 65_534, gid: 65_534 }
const users: readonly User[] =
  process.getuid?.() === 0
    ? [{ name: 'root' }, { name: 'an ordinary user', ...nobody }]
    : [{ name: 'an ordinary user' }]
const starts = users.flatMap((user) => [true, false].map((isBuilt) => ({ ...user, isBuilt })))
const needed = [
  'package.json',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  '.npmrc',
]

/** Where files of the project can be linked to; `npm test` keeps its temporary ones in memory. */
const disk = statSync(tmpdir()).dev === statSync(project).dev ? tmpdir() : '/tmp'

/** A copy without data. The packages are linked, not copied, where the file system allows it. */
function copyProject(user: User, isBuilt: boolean): string {
  const folder = mkdtempSync(path.join(disk, 'prosa-start-'))
  chmodSync(folder, 0o755)
  const trees = ['src', 'server', 'scripts', 'public', ...(isBuilt ? ['dist'] : [])].filter((name) =>
    existsSync(path.join(project, name)),
  )
  const copy = (names: readonly string[], flags: string): boolean =>
    spawnSync('cp', [flags, ...names.map((name) => path.join(project, name)), folder]).status === 0
  if (!copy([...needed, ...trees], '-a')) throw new Error('the project could not be copied')
  const packages = path.join(folder, 'node_modules')
  // caches in there may be written meanwhile: a file that goes while it is copied makes cp fail
  const isCopied = ['-al', '-al', '-a', '-a'].some((flags) => {
    rmSync(packages, { recursive: true, force: true })
    return copy(['node_modules'], flags)
  })
  if (!isCopied) throw new Error('the packages could not be copied')
  mkdirSync(path.join(folder, 'home'))
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const place of [folder, path.join(folder, 'home')]) chownSync(place, user.uid, user.gid)
    if (isBuilt) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, path.join(folder, 'dist')])
  }
  return folder
}

async function until(what: string, test: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 240_000; !(await test()); await wait(100)) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
  }
}

const isThere = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.ok,
    () => false,
  )

const hasBuild = await isUpToDate(project)

// all other tests start the server as root; without a site half a minute of two processors goes into one
describe.each(rowsToRun(starts, ({ name, isBuilt }) => name !== 'root' && isBuilt))(
  'npm start as $name, site built: $isBuilt',
  (start) => {
    let folder = ''
    let url = ''
    let text = ''
    let child: ChildProcess | null = null
    let exit: Promise<number | null> = Promise.resolve(null)

    beforeAll(async () => {
      folder = copyProject(start, start.isBuilt)
      const port = await freePort()
      url = `http://127.0.0.1:${port}`
      const PATH = (process.env.PATH ?? '')
        .split(':')
        .filter((entry) => !entry.includes('node_modules'))
        .join(':')
      const { uid, gid } = start
      const env = { PATH, HOME: path.join(folder, 'home'), PORT: String(port) }
      child = spawn('npm', ['start'], { cwd: folder, env, uid, gid, stdio: ['ignore', 'pipe', 'pipe'] })
      child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
      child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
      exit = new Promise((resolve) => child?.once('exit', resolve))
      await until(`${url} answers\n${text}`, async () => {
        if (child?.exitCode !== null) throw new Error(`npm start ended with ${child?.exitCode}:\n${text}`)
        return isThere(`${url}/api/health`)
      })
    }, 300_000)

    afterAll(async () => {
      child?.kill('SIGTERM')
      await exit
      rmSync(folder, { recursive: true, force: true })
    })

    it('builds a site that is missing, says where it is, and serves it', async () => {
      expect(text.includes('Site built')).toBe(!(start.isBuilt && hasBuild))
      expect(text).toContain(`Prosa em http://localhost:${new URL(url).port}`)
      expect(await (await fetch(`${url}/checkout/cep/`)).text()).toContain('Qual é o seu CEP?')
    })

    it('keeps its password to itself', () => {
      expect(statSync(path.join(folder, 'data/postgres.json')).mode & 0o777).toBe(0o600)
    })

    it('leaves nothing running after SIGTERM', async () => {
      const cluster = JSON.parse(readFileSync(path.join(folder, 'data/postgres.json'), 'utf8')) as {
        folder: string
      }
      const postmaster = Number(
        readFileSync(path.join(cluster.folder, 'postmaster.pid'), 'utf8').split('\n')[0],
      )
      child?.kill('SIGTERM')
      await exit
      await until('the server is gone', async () => !(await isThere(`${url}/api/health`)))
      await until('the database is gone', () => !isAlive(postmaster))
    })
  },
)
