import { randomBytes, timingSafeEqual } from 'node:crypto'
import { busy } from '../../errors.ts'
import { argon2id } from './hashing.ts'

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

async function newHash(password: string): Promise<string> {
  const salt = randomBytes(SALT)
  const tag = await argon2id({ ...COST, message: bytesOf(password), nonce: salt })
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${text64(salt)}$${text64(tag)}`
}

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

/** Hashing with a short queue: beyond it, whoever tries is told to come back (503). */
export function makePasswords(): Passwords {
  let waiting = 0
  /** What an account that does not exist is compared with; made with the first log-in. */
  let nobody: Promise<string> | null = null

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= QUEUE) throw busy()
    waiting += 1
    return work().finally(() => (waiting -= 1))
  }

  return {
    hash: (password) => inTurn(() => newHash(password)),
    isRight: (password, known) =>
      inTurn(async () => {
        const other = await (nobody ??= newHash(randomBytes(SALT).toString('hex')))
        const right = await isBehind(password, known ?? other)
        return right && known !== null
      }),
  }
}
