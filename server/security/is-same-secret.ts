/** Compares tokens and signatures in constant time. */
import { timingSafeEqual } from 'node:crypto'

/** Returns whether two texts are the same, in a time that does not reveal how much of them is equal. */
export function isSameSecret(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
