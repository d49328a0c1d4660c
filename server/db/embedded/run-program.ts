/** Runs a program of PostgreSQL as a user of the system, and waits for its end. */
import { spawn } from 'node:child_process'
import type { SystemUser } from './operating-system-user.ts'

/**
 * Runs a program as the user `who` until it exits. If the program fails, the promise rejects with its output,
 * unless `mayFail` is set.
 */
export function runProgram(program: string, args: string[], who: SystemUser, mayFail = false): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...who, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0 || mayFail) resolve()
      else reject(new Error(`${program} failed (${code}): ${said.trim().slice(-2000)}`))
    })
  })
}
