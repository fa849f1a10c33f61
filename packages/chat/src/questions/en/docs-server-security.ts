import type { PassageQuestions } from "../passage-questions.ts";

export const docsServerSecurityQuestions: PassageQuestions = {
  "docs/server-security": `
    server security; how is the server protected; asvs; owasp; how do you protect the server; security measures of the site
    owasp level; hardening; pentest of the backend; appsec checklist; csrf; is the backend safe against intruders
    level 2 verification standard; who can reach what on the machine
    our auditor asks for the controls of the backend by chapter, is there a mapping to a standard
    penetration test of the api; security headers; xss and sql injection; dependency audit; threat list of the backend
    if an intruder owns the web server completely, what is the worst he can do to members
    does the backend hold money or keys of members; overview of how the site's machine is secured, for our insurance questionnaire
    which standard and levels does the security page answer; page for a security review of the backend
    compromised server consequences; cyber insurance wants to know what we protect and how`,
  "docs/server-security#protected-data": `
    which data does the server protect and how; sensitive data on the server; what does a database leak reveal
    how are tokens and emails protected; what would an intruder find in the tables; classification of data
    which columns are secret; are mails of subscribers encrypted; pictures metadata stripped; at rest
    if someone copies our database tonight, what would he have in hand about members
    is the phone number stored; encryption of columns; which data is public anyway; backups contain what; worst leak
    how long are messages from the contact form kept and who sees them; classes of data: secret, personal, public
    lifetime of each; are user agents of sessions stored; phone numbers of the form
    record of processing activities: which personal data, where and for how long; where is a session token stored in clear
    unconfirmed newsletter address is deleted after how many hours`,
  "docs/server-security#permissions": `
    who may call which endpoint; access rights of the api; roles and permissions of users; what can a session do
    authorisation matrix; can a visitor read another seat's tree; which routes need a token; own seat and below only; admin api?
    least privilege
    which things can a stranger, a member and an admin do over the api, is there a table
    is there any admin login; idor check; can one member change another's profile; write endpoints; what needs no session
    can the host read or change my profile settings in the database, and my coins; is there an administrator role in the api
    which endpoints accept an id to act upon; what can somebody do without any login: forms, chat, reading
    table of who can do what on the backend; a member with a session may change what exactly`,
  "docs/server-security#limits-and-expensive-requests": `
    protect from floods; denial of service; rate limits; flooding the api; bot traffic; heavy queries; slowloris; cap on body size
    spam through the forms; throttling table; max bytes of an upload
    somebody hammers our search with a script, what does the server do by itself against that
    costliest endpoint; captcha?; limits for each address and each member; ddos plan; timeouts of requests; big uploads
    can an enemy lock a member out by failing logins in his name; how is an ipv6 /64 counted; request_counts table
    someone with a botnet of a hundred thousand addresses, what does the counting cost in memory
    what does an endpoint answer above its limit and when may i retry; limit still works when the database is silent?
    requests of two processes counted together`,
  "docs/server-security#connections": `
    which connections does the server open to the outside; outbound firewall rules for the backend
    list of hosts and ports that the backend talks to; egress allowlist; does the server ever fetch a url that a visitor submits
    ssrf; on which port are metrics and who reaches them
    our firewall team wants inbound and outbound connections of this application; does the browser use the same rpc as the server
    PUBLIC_RPC_URL is for whom; mail server, node, database: which outgoing traffic must i permit
    network diagram for the firewall request; inbound http only?; does the backend call home to the vendor
    telemetry to a third party; what breaks if i block all outgoing traffic except the database
    which external services does the machine contact
    the firewall admin closes everything that isn't listed, which outgoing and incoming connections does the program need
    can a visitor make the server open an address of his choice, for instance with a picture or a link`,
  "docs/server-security#cryptography": `
    which hash algorithms does the server use; how are session tokens hashed; random numbers and keys on the server
    encryption used; sha-256 or bcrypt; csprng; siwe signature check; which curve; tls versions; pepper
    key management on the machine
    which algorithms are in use for tokens, signatures and mails, says my compliance form
    are passwords stored at all; entropy of a session token; key rotation; random source; encryption of dumps; md5 anywhere
    why is a plain sha-256 enough for stored tokens; how do i rotate the settler's key; how many hexadecimal digits has a nonce
    eip-4361; is anything encrypted at rest that would need re-encryption; smart wallet signatures erc-1271, verified how
    source of randomness for newsletter links`,
  "docs/server-security#updates": `
    how fast must i patch a critical advisory in a dependency; npm audit policy; within how many days are vulnerabilities fixed
    are dependencies pinned to exact versions; lock file; how do i produce a list of all components of the software
    cyclonedx sbom command; patch management rule for our iso certificate: deadlines for high and other findings
    how often are all libraries updated; dependabot told me of a high severity issue, what's the deadline by your policy
    supply chain security of the npm packages; software bill of materials; quarterly update of dependencies
    vulnerability remediation times; is there a schedule for updating node modules
    what do i check before each release regarding known holes
    a newspaper reports a hole in a popular javascript package, within what time do your rules demand that it is fixed
    for the supplier audit we need a list of all components with versions, which command creates it`,
  "docs/server-security#logs": `
    what do the logs contain; are secrets written to logs; do logs contain personal data; redact tokens in logs
    pii in the journal; ip in access log; are tokens masked; do you log bodies; what does a line contain; secrets printed at crash
    may i hand the journal to a contractor, or are there addresses, wallets or secrets of members in it
    gdpr and log files; how long are logs kept; query strings in logs; are emails masked; log injection
    for how many days should log lines be kept, as you recommend; does the log contain my members' email or the node's url
    which events end up in the journal: sign-ins, reorganisations, keeper transactions
    data protection officer: personal data in server logs, yes or no; format of one log line; session's hash, first characters
    do you write bodies and headers of requests anywhere`,
  "docs/server-security#owasp-asvs-500-level-2": `
    how do i read the asvs table; what does not met mean in it; which version and level of the owasp standard is the table for
    does a test check that the table is complete; asvs-table.test.ts; what does none mean in the verification table
    explanation of the columns point, answer, test; auditor: are unmet requirements declared or hidden
    asvs 5.0.0 level 2 self assessment, where does it begin; are the tests named in the compliance table real files
    our customer demands proof of asvs conformity, how reliable is your table; legend of the security checklist
    compliance matrix format; how would i notice if a requirement were missing from the list
    list of points that the server does not meet, how are they marked
    how should an auditor read the big table of points, and how can he be sure that no point was left out
    are there points of the standard that you openly fail, and how are they marked`,
  "docs/server-security#v1-encoding-and-sanitisation": `
    how is sql injection prevented; are query values bound; kysely; is svg accepted as a picture or html in messages
    does the code use eval or build regular expressions from input; V1.2.4 injection answer; V1.3.2; asvs chapter on encoding
    how are mail headers protected from injected line breaks; prototype pollution: are __proto__ and constructor refused in bodies
    os command injection possible?; which commands does the server start; output encoding in react pages, csv and mails
    xss by a username; integer overflow and buffer overflow questions of our pentester, where answered
    does the image library get unlimited input; sharp in a process of its own; xxe: is xml parsed anywhere
    deserialisation of untrusted data; template injection in emails; ldap or xpath injection relevant?
    how is a url decoded before validation; double encoding
    our tester will try injections of all kinds, sql, shell, html, mail headers, where is the answer to each of them
    a user uploaded a drawing as svg and was refused, which point of the checklist is behind that`,
  "docs/server-security#v2-validation-and-business-logic": `
    is all input validated on the server or just in the browser forms; V2.2.1 answer; zod schemas shared by forms and api
    how are race conditions handled: two identical sign-in requests at once; can a step of the sign-in be skipped
    business logic limits; anti-automation: limits per address shared by all processes; are related changes in one transaction
    atomic business operations; what's the limit of sessions and uploads per account in the asvs table
    replay of a newsletter confirmation link; order of steps enforced; where are the validation rules documented
    openapi as documentation of inputs; does the server compare the signed message with the one it issued, word for word
    asvs chapter two for the backend; client side checks only?; two processes, is the rate limit doubled
    can a clever user send a request that the form would not allow, or is everything checked on the server too
    two clicks arrive in the same millisecond with the same signed message, what does the checklist say about that`,
  "docs/server-security#v3-web-front-end": `
    which content security policy do the pages have; inline scripts by hash; does the site set cookies
    SameSite and HttpOnly settings; hsts for how long and with subdomains; Strict-Transport-Security value
    is clickjacking prevented; frame-ancestors none; cors: which origins may call; csrf protection without cookies
    open redirect through the redirect parameter, possible?; referrer policy, nosniff, permissions policy headers of the site
    can another site embed our pages in an iframe; do get requests change anything; state changing methods
    securityheaders.com gives me a grade, which headers should it see; cookie banner needed by law or not, do you set any
    object-src base-uri; asvs chapter three answers for the browser side; postMessage handlers; unsafe-inline in the csp?
    our scanner asks about cookies, framing, policies for scripts and cross-site requests, where do you answer these for the pages
    do we need a cookie notice, since the auditor's table says something about cookies`,
  "docs/server-security#v4-api-and-web-service": `
    is graphql or websocket used; introspection risk; who may set X-Forwarded-For; spoofed client address behind the proxy
    request smuggling: which http parser and version between nginx and node; does the api answer over plain http
    charset and content type of responses; V4.1.3 trusted proxies; V4.2.1; can a client fake its ip to dodge the limits
    http/2 or 1.1 to the backend; malformed requests get which reply; asvs chapter four on web services; header spoofing
    are api calls redirected from http to https or refused; utf-8 in csv answers; message framing attacks
    pentester: websocket origin checks applicable?
    a pentester forged the header with the client's address, which setting decides whether the server believes it
    are websockets or graphql in use, as our questionnaire has two pages about them`,
  "docs/server-security#v5-files": `
    which picture formats and sizes can be uploaded; how are they checked, by extension or bytes
    is there a virus scanner for uploads; V5.4.3 not met; are exif data and gps removed from a profile picture on the backend
    where are uploads stored and under what names; path traversal by file name; decompression bomb: pixel limit of pictures
    16 megapixels; can a zip be uploaded; svg upload refused?; animated gif limit; are uploaded files ever served as they came in
    polyglot file attack on the avatar upload; re-encoding to webp; asvs file handling chapter; malware in pictures
    2 mb limit of an upload; 10 seconds to render; content type faked as png, what does the server do
    size in pixels of the stored avatar
    what becomes of the picture that a member uploads, is it checked for viruses, stripped of location data and stored under its own name
    our policy demands a scanner for uploads, does your table admit that there's none`,
  "docs/server-security#v6-authentication": `
    which password policy does the backend have; are passwords stored; is two-factor authentication required by the standard met
    V6.3.3 not met; sign-in with ethereum as the only way in, in the asvs table
    are there default accounts or test credentials in production; how is a one-time message made random
    nonce not from Math.random; account recovery and reset in the compliance table
    brute force of the login, how is it answered in the checklist; phishing resistant factor?; message bound to site and chain
    dev wallets on the real chain, can they exist; sso, saml, openid identity provider support for staff
    what can a stolen session do without the wallet, in the authentication chapter; password rotation rules applicable here?
    multi factor for members; credential stuffing relevant for this product?
    the questionnaire asks about password length, rotation, recovery and second factor, what is the answer for a system without passwords
    is the demand for two factors met, and if not, how is it justified`,
  "docs/server-security#v7-sessions": `
    session tokens; how sessions are stored; token lifetime on the backend; hashed token; revoke on move; bearer header
    idle timeout implementation; max sessions per member; session fixation
    how are logins kept on the server, what's in the token and how do i end all of them after an incident
    jwt or opaque token; cookie flags; revoke all sessions; session table; absolute and idle lifetime; stolen token
    asvs chapter on session management; V7.3.1 idle time; why is the idle time longer than nist recommends
    does signing in end the earlier session of the same browser; when my seat moves, is the session still valid, tested how
    opaque reference token of 256 bits; session created at each sign-in; twenty parallel sessions limit in the compliance table`,
  "docs/server-security#v8-authorisation": `
    how does the server decide whose data a request may change; V8.2.1: can a session change another member's profile
    insecure direct object reference answered where; are access checks made in the browser or on the server
    is the system multi-tenant; tenant isolation; asvs authorisation chapter answers; horizontal privilege escalation tests
    what does the api return when i use my token for someone else's session: 404 or 403
    enforcement of access control at a trusted layer; bola vulnerability in the members' routes, tested?
    which test shows that the profile needs the member's own session; ownership check by session instead of an id in the request
    cross tenant access, any
    could i change the profile of another person by replacing the id in the request, and which test shows that i can't
    where are rights checked, in the page or on the server, according to the compliance table`,
  "docs/server-security#v9-v10-v17": `
    does the server use jwt or self-contained tokens; is oauth or openid connect used, chapter ten
    webrtc and turn server questions in the asvs, applicable?; V9.1.1 signature of tokens; alg none attack
    are there refresh tokens, scopes and consent screens; do tokens carry claims; token contents
    asvs chapters that do not apply at all; V10 answers; media streams, dtls: does the product have them
    oauth redirect uri validation relevant?; pkce; self contained token expiry check; jwks endpoint
    why do three chapters share one table
    we have to fill in chapters on tokens, oauth and video calls, which of them apply to your software at all`,
  "docs/server-security#v11-cryptography": `
    keystore encryption: which cipher and mac; aes-128-ctr; V11.3.1 answers; asvs cryptography chapter
    is random data from the operating system; 256 bits; which curve signs; secp256k1 as on the chain in the table
    does the software have post-quantum or crypto agility; can algorithms be exchanged
    scrypt or pbkdf2 parameters of the keystore; where defined; is the mac checked before decryption of the keystore
    padding oracle; which libraries do the cryptography: openssl, noble
    are insecure hash functions such as md5 or sha1 present, chapter eleven; minimum security strength in bits
    inventory of algorithms for the auditor's table; wrong keystore password, is it repeated in the error
    the crypto officer wants algorithm, mode and key size of everything that is encrypted, including the key file of the settler`,
  "docs/server-security#v12-communication": `
    which tls versions and ciphers does the proxy example allow; forward secrecy
    traffic between nginx and the server is unencrypted, is that declared; V12.3.1: sslmode verify-full to the database
    are certificates verified for outgoing connections; rejectUnauthorized option; mutual tls or client certificates supported?
    how do i test the tls handshake of the example; npm run try:nginx; asvs communication chapter; encryption in transit
    tls 1.0 disabled?; redirect to https and hsts in the checklist
    smtps or plain smtp, what does the standard ask and what do you say; internal traffic encrypted or not
    who is responsible for public trusted certificates
    between the web server and the application the traffic is in clear on the same machine, is this declared in the standard's table
    which versions of tls are spoken and is the certificate of the mail server checked`,
  "docs/server-security#v13-configuration": `
    where are secrets kept: environment, systemd credentials or a vault product; default passwords in the product; V13.2.3
    is there a debug mode in production; stack traces to the visitor; does the web root expose .git or directory listings
    trace method; is the openapi page public and the metrics port; database role with least privilege; unprivileged system user
    asvs configuration chapter; passwords in the configuration not met; hashicorp vault integration for secrets, how
    which requirement about service passwords is declared as not met and why; allowlist of outgoing addresses in the units
    does an error at startup print a url with a password; backend credentials static or rotating
    where may passwords for database and mail be kept, and does your table admit that they are in the configuration
    does the program show internal errors or a folder listing to a stranger in production`,
  "docs/server-security#v14-data": `
    are tokens or emails ever in a url or query string; no-store headers on private responses; browser cache of sensitive data
    does the site load third party analytics, fonts or scripts; what stays in the browser's storage after logout
    V14.3.1: logout while the server is unreachable, is the storage cleared; google analytics or facebook pixel on the pages?
    sensitive data in the address bar; newsletter token in the fragment; asvs data protection chapter
    what does local storage contain; who receives a visitor's address: country service
    privacy auditor: trackers and external resources, any; are api answers with personal figures cached by proxies
    does logging out wipe data from the device, as tested
    do your pages load anything from google, meta or another third party, and what remains in the browser after logging out
    are secrets ever part of an address that could land in a history or a log`,
  "docs/server-security#v15-coding-and-architecture": `
    mass assignment: do schemas refuse unknown fields; how are dependencies documented and checked by hash; V15.1.2
    does production code import test code or dev dependencies; excessive data exposure: do responses name each field
    parameter pollution: duplicate query parameters
    prototype pollution by maps, strict equality, strict typescript in the checklist; redirects followed by outgoing requests?
    asvs secure coding chapter; resource exhaustion by expensive functions; bodies with __proto__ in the architecture chapter
    risky components isolated; ssrf by redirect; thundering herd of concurrent requests, what's the test for it
    what is _t in the query and why is it accepted
    our code reviewer asks about mass assignment, duplicate parameters and unsafe redirects, where's that answered point by point`,
  "docs/server-security#v16-logging-and-errors": `
    what does a log entry contain: time in utc, request id, account
    which security events are logged: sign-ins, refused requests, ended sessions; log injection by line breaks; V16.4.1
    what does an error response reveal; request id instead of a message; secrets redacted in logs, tested where
    how does the server fail if node or database is missing: 503 or everything down; asvs logging chapter
    fail securely at sign-in; are logs protected from change and sent elsewhere, who is responsible
    siem integration: format of events; stack traces kept in logs but not in replies; audit trail of logins for forensics
    does any failure during sign-in let a user in by mistake
    the security centre needs to know which events of logins are recorded, in what format, and what a user sees when something breaks`,
};
