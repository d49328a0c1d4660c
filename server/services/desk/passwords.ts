/** Checks and hashes the passwords of the desk's accounts. */
import { randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { on } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { serverBusyError } from '../../api-errors.ts'

/** Returns why a new password is too weak, or null if it is fine. Length matters most (NIST SP 800-63B). */
export function passwordProblem(password: string, email: string): 'short' | 'long' | 'plain' | null {
  const { length } = password
  if (length < 12) return 'short'
  if (length > 128) return 'long'
  const folded = password.toLowerCase()
  const [name = ''] = email.toLowerCase().split('@')
  const isOwnName = name.length >= 4 && folded.includes(name)
  return new Set(folded).size < 6 || isOwnName ? 'plain' : null
}

/** The cost of a hash: how many KiB it fills, and how often. */
export type HashCost = { readonly memory: number; readonly passes: number }

/** OWASP's smallest setting for argon2id, 19 MiB and two passes: about 35 ms of one processor. */
const COST: HashCost = { memory: 19_456, passes: 2 }
const SAME = { parallelism: 1, tagLength: 32 } as const
const SALT = 16
const SHAPE = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Hashes and checks passwords. */
export type Passwords = {
  /** Returns an argon2id hash in PHC format. */
  hash(password: string): Promise<string>
  /**
   * Returns whether the password matches the hash. If the hash is null, because there is no such account, returns
   * false after the same time.
   */
  isRight(password: string, hash: string | null): Promise<boolean>
}

/** Normalizes a password: the same characters can be typed as different code points. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'))

const text64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** How many passwords of accounts may wait to be hashed, each for about 35 ms: a team that logs in at once. */
const QUEUE = 32
/**
 * How many passwords for accounts that do not exist may wait, and how many are hashed per minute. They take as long as
 * others, so that no one can find out which accounts exist; and a flood of them must not make the others wait.
 */
const UNKNOWN_QUEUE = 4
const UNKNOWN_PER_MINUTE = 60

async function newHash(password: string, { memory, passes }: HashCost): Promise<string> {
  const salt = randomBytes(SALT)
  const tag = await argon2id({ ...SAME, memory, passes, message: bytesOf(password), nonce: salt })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${SAME.parallelism}$${text64(salt)}$${text64(tag)}`
}

/** Returns whether a hash in PHC format was made from this password. */
async function isBehind(password: string, known: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = SHAPE.exec(known) ?? []
  const expected = Buffer.from(tag, 'base64')
  const found = await argon2id({
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
    message: bytesOf(password),
    nonce: Buffer.from(salt, 'base64'),
  })
  return timingSafeEqual(found, expected)
}

/**
 * Creates the password hashing. Passwords wait in a short queue; when it is full, requests are refused with
 * 503 and asked to retry later.
 * @param cost a lower one is only for tests, in which hundreds of people log in
 */
export function makePasswords(cost = COST): Passwords {
  let waiting = 0
  let unknownWaiting = 0
  /** How many milliseconds the latest check took. */
  let latest = 35
  const unknown = new RateLimiterMemory({ points: UNKNOWN_PER_MINUTE, duration: 60 })
  /** The hash that a password for an unknown account is compared with; made at the first login. */
  let nobody: Promise<string> | null = null

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= QUEUE) throw serverBusyError()
    waiting += 1
    return work().finally(() => (waiting -= 1))
  }

  const check = (password: string, known: string) =>
    inTurn(async () => {
      const started = performance.now()
      const isRight = await isBehind(password, known)
      latest = performance.now() - started
      return isRight
    })

  /** Spends the time of a check: with one, or waiting where too many are under way. */
  async function pretend(password: string): Promise<void> {
    unknownWaiting += 1
    try {
      if (unknownWaiting > UNKNOWN_QUEUE || !(await isAllowed(unknown))) await setTimeout(latest)
      else await check(password, await (nobody ??= newHash(randomBytes(SALT).toString('hex'), cost)))
    } finally {
      unknownWaiting -= 1
    }
  }

  return {
    hash: (password) => inTurn(() => newHash(password, cost)),
    async isRight(password, known) {
      if (known !== null) return check(password, known)
      await pretend(password)
      return false
    },
  }
}

const isAllowed = (limiter: RateLimiterMemory) =>
  limiter.consume('all').then(
    () => true,
    () => false,
  )

/** The only hashing thread of the process, started at the first login. It hashes one password at a time. */
let thread: Worker | null = null
let last: Promise<unknown> = Promise.resolve()

async function onThread(parameters: Argon2Parameters): Promise<Buffer> {
  const worker = (thread ??= new Worker(new URL('./password-hashing-thread.ts', import.meta.url)))
  // An idle thread does not keep the process alive, but a pending result does.
  worker.ref()
  try {
    worker.postMessage(parameters)
    // with `node --watch` a thread also posts which modules it imports
    for await (const [message] of on(worker, 'message'))
      if (message instanceof Uint8Array) return Buffer.from(message)
    throw new Error('the thread posted nothing')
  } catch (error) {
    // A thread that throws has ended.
    thread = null
    throw error
  } finally {
    worker.unref()
  }
}

/**
 * Computes the argon2id tag of a password. Tags are computed one at a time and at a low priority, so that
 * even many login attempts do not slow down the checkout.
 * @throws what `crypto.argon2` throws for parameters it rejects
 */
function argon2id(parameters: Argon2Parameters): Promise<Buffer> {
  const turn = last.then(() => onThread(parameters))
  last = turn.catch(() => undefined)
  return turn
}
