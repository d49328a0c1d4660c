/**
 * Reduces browser errors to known names and words, so that a report contains nothing that a visitor typed
 * (docs/decisions/0035).
 */

/** Replaces the words that may not be reported. */
const LEFT_OUT = '…'

/** Maximum number of words in a report. */
const MOST = 16
/** How many characters of a message are read. Of a longer message, the beginning is enough to identify it. */
const LIMIT = 400

const NAMES: ReadonlySet<string> = new Set(
  `Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError AbortError ApiError DataCloneError
  DataError EncodingError HierarchyRequestError InvalidAccessError InvalidCharacterError InvalidStateError NetworkError
  NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError QuotaExceededError SecurityError
  TimeoutError UnknownError WrongDocumentError`.split(/\s+/),
)

/** Words that occur in the error messages of browser engines and of this site's code. */
const WORDS: ReadonlySet<string> = new Set(
  `a access accessing aborted after already an and any api are argument arguments array arrow as asks assign assignment at
  attempt await be because been before bigint blocked body boolean browser buffer by call callback called cannot cards cast
  changed character child circular class clone cloned closed code column constant construct constructor container content
  converting could create current cyclic declaration define defined delete denied did didn't disconnected document does
  doesn't done dom due duplicate dynamic dynamically each element empty end error eval evaluating exceeded exec execute
  expected expression extensible failed failure fetch fetching field file find for found frame from function generator get
  getter getting given global had has have history host hydrate hydrating hydration iframe if illegal import imported in
  incorrect infinite initial initialization initialized input insecure insert insertbefore instance instanceof instead
  interface internal invalid invoke invocation is it iterable iterator its json key left length load loaded loading
  localstorage longer loop many match maximum message method minified missing mode module more must name network new no
  node not null number object observer of on only open operation operator option or origin out outside own page parameter
  parent parse parsing performed permission position pattern preload private promise properties property prototype
  provided proxy push pushstate queryselector quota range react read reading readonly recursion redeclare redefine
  redirect reducer reference regular rejected rejection removal remove removechild removed render rendered rendering
  replace replacestate request required resizeobserver resource response result return root run running safari script
  security selector sessionstorage set setitem setter setting side size something specified stack state static step
  stopped storage store strict string structure style stylesheet such super support supported suspended symbol syntax
  tag target text than that the this thrown throw time timed timeout to token too transaction transition tree type typed
  unable uncaught undefined unexpected unhandled unknown unmounted unspecified unsupported unterminated updated url used
  user valid value values variable was weak when which while window with within without write yield you`.split(
    /\s+/,
  ),
)

/** Matches a minified error of React. Its number is explained in React's documentation. */
const REACT = /^Minified React error #(\d{1,3})\b/

/** Returns the name of an error if it is a known one, such as 'TypeError'; otherwise 'Error'. */
export const knownErrorName = (name: string): string => (NAMES.has(name) ? name : 'Error')

/**
 * Reduces the message of an error to known words in lower case, with '…' for everything else: 'cannot read
 * properties of undefined reading …'. A second application changes nothing.
 */
export function knownErrorText(message: string): string {
  const react = REACT.exec(message)?.[1] ?? /^react (\d{1,3})$/.exec(message)?.[1]
  if (react !== undefined) return `react ${react}`
  const told: string[] = []
  for (const each of message.slice(0, LIMIT).trim().split(/\s+/)) {
    const word = each.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '')
    const isFree = WORDS.has(word) && told.filter((one) => one !== LEFT_OUT).length < MOST
    if (isFree) told.push(word)
    else if (told.at(-1) !== LEFT_OUT) told.push(LEFT_OUT)
  }
  return told.join(' ')
}
