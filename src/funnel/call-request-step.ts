/** Id of the call request form: the last segment of its URL. It is not a step of any journey. */
export const CALL_STEP = 'receber-ligacao'
