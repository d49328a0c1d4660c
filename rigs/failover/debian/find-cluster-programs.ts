/** Finds the programs of Debian's packages that the failover rig runs, or names the missing packages. */
import { existsSync, readdirSync } from 'node:fs'

export type Programs = {
  readonly patroni: string
  readonly etcd: string
  readonly haproxy: string
  /** Folder of initdb, postgres and pg_rewind. */
  readonly postgresql: string
}

const POSTGRESQL = '/usr/lib/postgresql'

const PLACES = { patroni: '/usr/bin/patroni', etcd: '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' }

/** Packages by what they provide. */
const PACKAGES = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', postgresql: 'postgresql' }

/** The newest installed version's folder of programs. */
function newestPostgresql(): string | undefined {
  if (!existsSync(POSTGRESQL)) return undefined
  const [newest] = readdirSync(POSTGRESQL).sort((a, b) => Number(b) - Number(a))
  const folder = `${POSTGRESQL}/${newest}/bin`
  return existsSync(`${folder}/postgres`) ? folder : undefined
}

/** Where everything is, or the packages that are missing. */
export function findPrograms(): { readonly found: Programs } | { readonly missing: string[] } {
  const postgresql = newestPostgresql()
  const missing = Object.entries(PLACES).flatMap(([name, place]) =>
    existsSync(place) ? [] : [PACKAGES[name as keyof typeof PLACES]],
  )
  if (postgresql === undefined) return { missing: [...missing, PACKAGES.postgresql] }
  return missing.length > 0 ? { missing } : { found: { ...PLACES, postgresql } }
}
