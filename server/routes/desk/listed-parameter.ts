import { urlParameter } from '../../../src/lib/url-parameters.ts'
import { notAccepted } from '../../errors.ts'

/**
 * Returns the value of a parameter that is one of a list.
 * @throws HttpError 400 for any other value
 */
export function listedValue<Value extends string>(
  values: readonly Value[],
  query: unknown,
  name: string,
  usual: Value,
): Value {
  const text = urlParameter(query, name)
  const found = values.find((each) => each === text)
  if (found === undefined && Object.hasOwn(Object(query), name)) throw notAccepted(name)
  return found ?? usual
}
