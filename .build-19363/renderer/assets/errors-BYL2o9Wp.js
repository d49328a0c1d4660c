// src/api/errors.ts
var ApiError = class extends Error {
	failure;
	/** `options.cause`: what was thrown, for whoever looks for the reason. */
	constructor(failure, options) {
		super(errorText(failure), options);
		this.name = "ApiError";
		this.failure = failure;
	}
};
/** The message for each failure (F§8); a message from the server takes precedence. */
function errorText(failure) {
	switch (failure.kind) {
		case "network": return "Erro de rede: sua conexão caiu ou o servidor está fora do ar";
		case "timeout": return `O servidor demorou muito pra responder (${failure.seconds}s)`;
		case "http": return `Erro HTTP ${failure.status} ${failure.statusText}`.trim();
		case "contentType": return `Resposta do servidor em formato inválido ${failure.contentType}`.trim();
		case "unparseable": return "Resposta do servidor corrompida";
		case "missing": return `Propriedades não encontradas ${failure.where ?? "na resposta"}: ${failure.names.join(", ")}`;
		case "empty": return failure.text;
		case "server": return failure.text || "Erro no servidor. Por favor tente novamente mais tarde";
	}
}
/** An action needs a lead and there is none (F§8). */
var NO_LEAD = "Sem dados do usuário";
/**
* Whether the same call may be retried automatically: nobody has rejected it (D25). Wider than that list, and safe:
* docs/decisions/0012-what-is-tried-again-by-itself.md.
*/
function isRetryable({ failure }) {
	switch (failure.kind) {
		case "network":
		case "timeout":
		case "contentType":
		case "unparseable":
		case "empty": return true;
		case "http":
		case "server": return failure.status === 429 || failure.status >= 500;
		case "missing": return false;
	}
}
/** Milliseconds the server asked us to wait, 0 when it did not. */
function retryAfter({ failure }) {
	return failure.kind === "http" || failure.kind === "server" ? (failure.retryAfter ?? 0) * 1e3 : 0;
}
export { retryAfter as a, isRetryable as i, NO_LEAD as n, errorText as r, ApiError as t };
