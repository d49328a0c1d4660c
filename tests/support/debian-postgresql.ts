/**
 * Starts a PostgreSQL of Debian's, whose programs make and read dumps: the embedded one has none (rigs/backup-drill,
 * backup-and-restore.test.ts).
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../server/db/embedded/connect-to-cluster.ts'
import { runProgram, databaseSystemUser } from '../../server/db/embedded/programs.ts'
import { query } from './query-database.ts'

/** Where Debian puts the programs of its PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql'

/** The newest version that is installed with its server; undefined if there is none. */
export const debianVersion: string | undefined = (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
  .filter((version) => existsSync(path.join(DEBIAN, version, 'bin/initdb')))
  .toSorted()
  .at(-1)

/**
 * Starts one in `folder`, which its operating-system user may create, with empty databases of these names.
 * @throws Error if none is installed
 */
export async function startDebianPostgresql(folder: string, databases: readonly string[]) {
  if (debianVersion === undefined) throw new Error(`there is no PostgreSQL in ${DEBIAN}`)
  const [who, port] = [databaseSystemUser(), await freePort()]
  const program = (name: string) => path.join(DEBIAN, debianVersion ?? '', 'bin', name)
  await runProgram(program('initdb'), ['-D', folder, '-U', 'prosa', '--auth=trust', '-E', 'UTF8'], who)
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
  const started = ['start', '-D', folder, '-l', `${folder}/log`, '-w', '-o', options]
  await runProgram(program('pg_ctl'), started, who)
  const urlOf = (database: string) => `postgresql://prosa:any@127.0.0.1:${port}/${database}`
  for (const name of databases) await query(urlOf('postgres'), `create database ${name}`)
  return {
    urlOf,
    stop: () => runProgram(program('pg_ctl'), ['stop', '-D', folder, '-m', 'immediate'], who, true),
  }
}
