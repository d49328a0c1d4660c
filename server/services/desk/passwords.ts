import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { busy } from '../../errors.ts'

const derive = promisify(argon2)

/** OWASP's smallest setting for argon2id: 19 MiB and two passes, some 35 ms of one processor. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const SALT = 16
const SHAPE = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

export type Passwords = {
  /** An argon2id hash in PHC format. */
  hash(password: string): Promise<string>
  /** Whether the password is the one behind the hash; for null, false after as much work. */
  isRight(password: string, hash: string | null): Promise<boolean>
}

/** The same password is typed in several ways that look alike. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'))

const text64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** How many may wait; whoever comes then is told to come back (503). */
const QUEUE = 8
/** Share of one processor that hashing takes while it never ends, and milliseconds before that counts: a few log-ins. */
const SHARE = 0.1
const BURST_MS = 1_000

type Pace = {
  readonly burstMs?: number
  readonly rest?: (ms: number) => Promise<void>
}

/**
 * Hashing that takes a tenth of one processor at most, so that no number of tries slows the checkout: one at a time in
 * this process, with rests between them once there are many.
 */
export function makePasswords({ burstMs = BURST_MS, rest = wait }: Pace = {}): Passwords {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  /** Milliseconds of hashing that have not been rested for, at a moment. */
  let spent = 0
  let at = performance.now()

  function settle(): void {
    const now = performance.now()
    spent = Math.max(0, spent - (now - at) * SHARE)
    at = now
  }

  async function paced<T>(work: () => Promise<T>): Promise<T> {
    settle()
    if (spent > burstMs) await rest((spent - burstMs) / SHARE)
    const started = performance.now()
    try {
      return await work()
    } finally {
      settle()
      spent += performance.now() - started
    }
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= QUEUE) throw busy()
    waiting += 1
    const turn = last.then(() => paced(work)).finally(() => (waiting -= 1))
    last = turn.catch(() => undefined)
    return turn
  }

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(SALT)
    const tag = await derive('argon2id', { ...COST, message: bytesOf(password), nonce: salt })
    return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${text64(salt)}$${text64(tag)}`
  }

  async function isRight(password: string, known: string): Promise<boolean> {
    const [, memory, passes, parallelism, salt = '', tag = ''] = SHAPE.exec(known) ?? []
    const expected = Buffer.from(tag, 'base64')
    const found = await derive('argon2id', {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
      message: bytesOf(password),
      nonce: Buffer.from(salt, 'base64'),
    })
    return timingSafeEqual(found, expected)
  }

  const nobody = inTurn(() => hash(randomBytes(SALT).toString('hex')))
  nobody.catch(() => undefined)
  return {
    hash: (password) => inTurn(() => hash(password)),
    async isRight(password, known) {
      const other = await nobody
      const right = await inTurn(() => isRight(password, known ?? other))
      return right && known !== null
    },
  }
}
