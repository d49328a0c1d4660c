/** Reads and writes DATA_DIR/postgres.json, which holds the folder, port and password of the embedded PostgreSQL. */
import { chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { ConfigError } from '../../config.ts'
import { readJsonFile } from '../../file-and-folder-access.ts'

const Shape = z.object({ folder: z.string().min(1), port: z.int().min(0), password: z.string().min(1) })

/** The content of DATA_DIR/postgres.json (mode 0600), which is kept between starts. */
export type ClusterFile = z.infer<typeof Shape>

const fileIn = (dataDir: string) => join(dataDir, 'postgres.json')

/** Reads DATA_DIR/postgres.json; undefined if there is none. Throws ConfigError if it is damaged. */
export function readClusterFile(dataDir: string): ClusterFile | undefined {
  const file = fileIn(dataDir)
  if (!existsSync(file)) return undefined
  const read = Shape.safeParse(readJsonFile(file))
  if (read.success) return read.data
  throw new ConfigError(
    `${file} is damaged: put it back from a backup. It holds the password of the database in ${join(dataDir, 'postgres')}.`,
  )
}

/** Writes DATA_DIR/postgres.json atomically. */
export function writeClusterFile(dataDir: string, cluster: ClusterFile): void {
  const fresh = `${fileIn(dataDir)}.${process.pid}`
  writeFileSync(fresh, `${JSON.stringify(cluster)}\n`, { mode: 0o600 })
  chmodSync(fresh, 0o600)
  renameSync(fresh, fileIn(dataDir))
}
