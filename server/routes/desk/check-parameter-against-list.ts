/** Returns the value of a parameter of an address, such as the format of an export, that must be one of a list. */
import { urlParameter } from '../../../src/lib/desk-url-parameters.ts'
import { notAccepted } from '../../api-errors.ts'

/** @throws HttpError 400 for any other value */
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
