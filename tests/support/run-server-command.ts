/** Runs a command of the server in a separate process. */
import { spawn } from 'node:child_process'

/** Returns the exit code and the output. */
export async function runServerCommand(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [`server/commands/${name}.ts`, ...args], {
    env: { ...process.env, ...env },
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, out, err }
}
