/** Id of the call request form: the last segment of its URL. It is no step of a journey. */
export const CALL_STEP = 'receber-ligacao'
