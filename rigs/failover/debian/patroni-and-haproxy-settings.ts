/** The configuration of Patroni and HAProxy, on loopback ports (docs/high-availability.md, With Patroni). */

export type PatroniNode = { readonly name: string; readonly postgresql: number; readonly rest: number }

export const SUPERUSER = { username: 'postgres', password: 'superuser' }
const REPLICATION = { username: 'replicator', password: 'replicator' }

/** Seconds without a sign of life after which the leader is replaced; Patroni's default is 30. */
const TTL_S = 10

const PARAMETERS = {
  max_connections: 120,
  wal_keep_size: '512MB',
  // Commits that wait for a standby that has just become the synchronous one go on with its next report.
  wal_receiver_status_interval: '1s',
}

/** Patroni reads YAML, of which JSON is a subset. */
export function patroniSettings(ports: PatroniNode, folder: string, programs: string, etcd: number): string {
  return JSON.stringify({
    scope: 'prosa',
    name: ports.name,
    restapi: { listen: `127.0.0.1:${ports.rest}`, connect_address: `127.0.0.1:${ports.rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: TTL_S,
        loop_wait: 2,
        retry_timeout: 3,
        // A crashed primary is replaced immediately, not restarted in its place.
        primary_start_timeout: 0,
        synchronous_mode: true,
        // Without a standby it takes no writes, rather than writes that only it has.
        synchronous_mode_strict: true,
        postgresql: { use_pg_rewind: true, parameters: PARAMETERS },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    },
    postgresql: {
      listen: `127.0.0.1:${ports.postgresql}`,
      connect_address: `127.0.0.1:${ports.postgresql}`,
      data_dir: `${folder}/${ports.name}`,
      bin_dir: programs,
      pgpass: `${folder}/${ports.name}.pgpass`,
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      authentication: { superuser: SUPERUSER, rewind: SUPERUSER, replication: REPLICATION },
      parameters: {
        unix_socket_directories: '',
        shared_buffers: '64MB',
        fsync: 'off',
        password_encryption: 'scram-sha-256',
      },
    },
  })
}

/** One port that leads to the node that Patroni says is the primary; connections to others are closed. */
export const haproxySettings = (port: number, nodes: readonly PatroniNode[]): string => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((each) => `  server ${each.name} 127.0.0.1:${each.postgresql} check port ${each.rest}`).join('\n')}
`
