/**
 * Starts the process that works for the desk when there is work, hands it the work in turn, and ends it when it is idle,
 * or takes too long or too much memory (docs/decisions/0140).
 */
import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { InterruptedWork, tooMuchWork } from '../api-errors.ts'
import type { DeskWork, WorkOptions } from './run-long-desk-tasks.ts'
import type { FromWork, SentError, ToWork, WorkSetup } from './work-process-messages.ts'
import type { TaskName } from './long-desk-tasks.ts'

/** The limits of the process; tests have lower ones. */
export type WorkLimits = {
  /** MiB that it may have in memory, with what lies outside its heap. */
  readonly memory: number
  /** Milliseconds that a task may take. A file of 40 MB takes minutes where visitors need the processor. */
  readonly time: { readonly readImport: number; readonly compareImport: number; readonly others: number }
  /** Milliseconds without work after which it ends, and its memory is free again. */
  readonly idle: number
}

const MINUTE = 60_000
const LIMITS: WorkLimits = {
  memory: 700,
  time: { readImport: 15 * MINUTE, compareImport: 5 * MINUTE, others: 20_000 },
  idle: 2 * MINUTE,
}

/** Its heap in MiB: the keys of a million rows are compared in it. */
const HEAP = ['--max-old-space-size=400', '--max-semi-space-size=4']
/** How many tasks run at a time: they wait for the database in turn. */
const AT_ONCE = 4
/** How many of them are for one person, and how many more may wait for each. */
const PER_PERSON = 2
const WAITING_PER_PERSON = 20
/** Milliseconds between two looks at its memory. */
const LOOK_MS = 200

type Job = WorkOptions & {
  readonly id: number
  readonly task: TaskName
  readonly input: unknown
  readonly resolve: (result: never) => void
  readonly reject: (error: unknown) => void
  timer?: NodeJS.Timeout
}

/** @param onLost hears why the process was ended before its work was done, or ended itself */
export function startWorkProcess(
  setup: WorkSetup,
  onLost: (why: string) => void,
  limits: WorkLimits = LIMITS,
): DeskWork {
  const waiting: Job[] = []
  const running = new Map<number, Job>()
  let child: ChildProcess | null = null
  let [idle, watch]: (NodeJS.Timeout | undefined)[] = []
  let made = 0
  let isClosed = false

  const countOf = (by: string, jobs: Iterable<Job>) => [...jobs].filter((job) => job.by === by).length

  function next(): void {
    clearTimeout(idle)
    while (running.size < AT_ONCE) {
      const at = waiting.findIndex(({ by }) => countOf(by, running.values()) < PER_PERSON)
      const [job] = at < 0 ? [] : waiting.splice(at, 1)
      if (!job) break
      void begin(job)
    }
    if (running.size > 0) return
    clearInterval(watch)
    watch = undefined
    idle = setTimeout(end, limits.idle).unref()
  }

  async function begin(job: Job): Promise<void> {
    const { id, task, input, pieces = [] } = job
    running.set(id, job)
    const { time } = limits
    const limit = task === 'readImport' || task === 'compareImport' ? time[task] : time.others
    job.timer = setTimeout(() => lose(`${task} took more than ${limit} ms`), limit).unref()
    const worker = (child ??= start())
    watch ??= setInterval(look, LOOK_MS).unref()
    try {
      // one by one, so that visitors get their turn between two of them
      for (const piece of pieces) {
        await send(worker, { id, piece })
        if (!running.has(id)) return
      }
      await send(worker, { id, task, input })
    } catch (error) {
      if (child === worker) lose(String(error))
    }
  }

  function start(): ChildProcess {
    const cache = getCompileCacheDir()
    const worker = fork(new URL('./work-process.ts', import.meta.url), {
      execArgv: HEAP,
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        // a start from the cache takes half the time
        NODE_COMPILE_CACHE: cache && path.dirname(cache),
        // `node --watch` would speak to the process through the same channel
        WATCH_REPORT_DEPENDENCIES: undefined,
      },
    })
    // a server that closes does not wait for it
    worker.unref()
    worker.channel?.unref()
    const leave = (why: string) => {
      if (child === worker) lose(why)
    }
    worker.on('message', take)
    worker.on('error', (error) => leave(String(error)))
    worker.on('exit', (code, signal) => leave(`it ended with ${signal ?? code}`))
    send(worker, { setup }).catch((error: unknown) => leave(String(error)))
    return worker
  }

  function take(message: FromWork): void {
    const job = running.get(message.id)
    if (!job) return
    if ('done' in message) return progress(job, message.done, message.total)
    finish(job)
    if ('error' in message) job.reject(errorOf(message.error))
    else job.resolve(message.result as never)
    next()
  }

  function progress(job: Job, done: number, total: number): void {
    try {
      job.progress?.(done, total)
    } catch (error) {
      // it is wanted no more
      drop(job, error)
    }
  }

  function finish(job: Job): void {
    clearTimeout(job.timer)
    running.delete(job.id)
  }

  /** Gives a job up that is wanted no more. Its process may be in the middle of it, and so is ended with it. */
  function drop(job: Job, error: unknown): void {
    const at = waiting.indexOf(job)
    if (at >= 0) waiting.splice(at, 1)
    else if (!running.has(job.id)) return
    job.reject(error)
    if (at >= 0 || job.task !== 'readImport') return
    finish(job)
    stop()
  }

  function look(): void {
    const used = memoryOf(child?.pid)
    if (used > limits.memory) lose(`it took ${Math.round(used)} MiB of memory`)
  }

  function lose(why: string): void {
    onLost(why)
    stop()
  }

  /** Ends the process, and with it what it was working on. */
  function stop(): void {
    end()
    for (const job of running.values()) {
      finish(job)
      job.reject(new InterruptedWork())
    }
    next()
  }

  function end(): void {
    const old = child
    child = null
    old?.kill('SIGKILL')
  }

  return {
    run: (task, input, options) =>
      new Promise((resolve, reject) => {
        options.signal?.throwIfAborted()
        if (isClosed) throw new InterruptedWork()
        if (countOf(options.by, waiting) >= WAITING_PER_PERSON) throw tooMuchWork()
        const job: Job = { ...options, id: (made += 1), task, input, resolve, reject }
        options.signal?.addEventListener('abort', () => drop(job, options.signal?.reason), { once: true })
        waiting.push(job)
        next()
      }),
    async close() {
      isClosed = true
      for (const { reject } of waiting.splice(0)) reject(new InterruptedWork())
      stop()
      clearTimeout(idle)
    },
  }
}

const send = (worker: ChildProcess, message: ToWork) =>
  new Promise<void>((resolve, reject) => {
    worker.send(message, (error) => (error ? reject(error) : resolve()))
  })

const errorOf = ({ message, stack, code }: SentError): Error =>
  Object.assign(new Error(message), { stack, ...(code !== undefined && { code }) })

/** The resident memory of a process in MiB; 0 where that cannot be read. */
function memoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
