/**
 * `npm run rig -- NAME [OPTIONS]`: runs one of the larger checks and tools that `npm test` leaves out (docs/rigs.md).
 * Without a name it lists the rigs. Options are passed on to the rig, which is explained at the head of its file.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { RIGS } from './all-rigs.ts'

const root = path.resolve(import.meta.dirname, '..')

/** The program that runs a rig, with its arguments: Node, unless the file configures a test runner. */
function commandOf(file: string): readonly string[] {
  if (file.endsWith('/playwright.config.ts'))
    return ['node_modules/@playwright/test/cli.js', 'test', '--config', file]
  if (file.endsWith('/vitest.config.ts')) return ['node_modules/vitest/vitest.mjs', 'run', '--config', file]
  return [file]
}

function list(): string {
  const names = Object.keys(RIGS)
  const width = Math.max(...names.map((name) => name.length))
  const lines = Object.entries(RIGS).map(([name, { shows }]) => `  ${name.padEnd(width)}  ${shows}`)
  return ['npm run rig -- NAME [OPTIONS], where NAME is one of:', '', ...lines].join('\n')
}

async function main([name, ...options]: readonly string[]): Promise<number> {
  if (name === undefined) {
    console.log(list())
    return 0
  }
  const rig = Object.hasOwn(RIGS, name) ? RIGS[name] : undefined
  if (!rig) {
    console.error(`There is no rig "${name}".\n\n${list()}`)
    return 2
  }
  const child = spawn(process.execPath, [...commandOf(rig.file), ...options], { cwd: root, stdio: 'inherit' })
  // a terminal sends Ctrl+C to the rig as well, which then ends in its own way
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

process.exitCode = await main(process.argv.slice(2))
