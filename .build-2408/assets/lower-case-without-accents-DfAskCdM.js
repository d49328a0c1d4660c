//# allFunctionsCalledOnLoad
var e={"’":`'`,"‘":`'`,"`":`'`,"´":`'`,ʼ:`'`,"“":`"`,"”":`"`,"–":`-`,"—":`-`,"‐":`-`,"‑":`-`,"−":`-`,ª:`a`,º:`o`,"°":`o`,"\n":`
`,"\r":`
`};function t(t){let n=e[t];if(n!==void 0)return n;if(t<=``)return t<=` `||t===``?` `:t.toLowerCase();let[r=` `]=t.normalize(`NFD`),i=r.toLowerCase();return i.length===1&&/^[\p{L}\p{N}]$/u.test(i)?i:` `}function n(e){let n=``;for(let r=0;r<e.length;r++)n+=t(e[r]??``);return n}export{n as t};