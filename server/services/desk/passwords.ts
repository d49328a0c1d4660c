import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
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

/**
 * Hashing that never takes more than one processor, so that no number of tries slows the checkout: one at a time in
 * this process.
 * @param queue how many may wait; whoever comes then is told to come back (503)
 */
export function makePasswords(queue = 8): Passwords {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= queue) throw busy()
    waiting += 1
    const turn = last.then(work).finally(() => (waiting -= 1))
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
