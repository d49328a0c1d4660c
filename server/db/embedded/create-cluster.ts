/**
 * Creates a new database cluster with initdb next to its final location, then moves it there. If this is interrupted,
 * the next attempt removes what is left. The password is passed to initdb in a file, never in the temporary directory.
 */
import { chownSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { ClusterFile } from './cluster-settings-file.ts'
import { emptyFolderBeside, type Programs } from './make-programs-and-folder-accessible.ts'
import type { SystemUser } from './operating-system-user.ts'
import { runProgram } from './run-program.ts'

export async function createCluster(
  { folder, password }: ClusterFile,
  programs: Programs,
  who: SystemUser,
): Promise<void> {
  const unfinished = emptyFolderBeside(folder, who)
  const secret = `${unfinished}.password`
  rmSync(secret, { force: true })
  try {
    writeFileSync(secret, `${password}\n`, { mode: 0o600 })
    if (who.uid !== undefined && who.gid !== undefined) chownSync(secret, who.uid, who.gid)
    await runProgram(
      programs.initdb,
      [
        `--pgdata=${unfinished}`,
        '--username=prosa',
        `--pwfile=${secret}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      who,
    )
    renameSync(unfinished, folder)
  } finally {
    rmSync(secret, { force: true })
  }
}
