// Made from the server's schemas by `npm run generate`. Do not edit.
export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in as a member; 404 NOT_A_MEMBER for any other wallet */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SignInRequest"];
                };
            };
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SessionData"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session; a token that opens none is answered alike */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in member, as the chain has it now */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user: components["schemas"]["User"];
                            };
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the wallet is to sign: valid for five minutes, for one sign-in of this address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NonceRequest"];
                };
            };
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["NonceData"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in right after one's own register transaction; 409 NOT_MINED_YET while it is not on the chain */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SignInRequest"];
                };
            };
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SessionData"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sessions of the signed-in member, the newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SessionList"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** End every session of the signed-in member but this one */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SessionsEnded"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session of the signed-in member */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/avatars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member's picture; it never changes */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the plan lives and what its contract fixed, so that a browser can read and pay it directly */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ConfigData"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the operator; the answer comes by mail */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The country of the caller's network address; 404 where it cannot be found out */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CountryData"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the operator what you think; the username is not checked */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FeedbackRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the server, its database, its node and its index are; always 200, see `status` */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["HealthData"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All members by id, or the 20 first whose names begin with `search` */
        get: {
            parameters: {
                query?: {
                    /** @description `next` of the page before */
                    cursor?: string;
                    /** @description A whole number from 1 to 100 */
                    limit?: number;
                    plan?: components["schemas"]["PlanName"];
                    /** @description The beginning of usernames */
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["MemberPage"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member's seat, legs, what it brought in, and entries */
        get: {
            parameters: {
                query?: {
                    plan?: components["schemas"]["PlanName"];
                };
                header?: never;
                path: {
                    username: components["schemas"]["Username"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["MemberData"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{username}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What rounds brought a member, the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description `next` of the page before */
                    cursor?: string;
                    /** @description The first round */
                    from?: number;
                    /** @description A whole number from 1 to 100 */
                    limit?: number;
                    plan?: components["schemas"]["PlanName"];
                    /** @description The last round, included */
                    to?: number;
                };
                header?: never;
                path: {
                    username: components["schemas"]["Username"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ActivityPage"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{username}/activity.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a table for spreadsheets, the oldest first, with exact POL and USD */
        get: {
            parameters: {
                query?: {
                    /** @description The first round */
                    from?: number;
                    plan?: components["schemas"]["PlanName"];
                    /** @description The last round, included */
                    to?: number;
                };
                header?: never;
                path: {
                    username: components["schemas"]["Username"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{username}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that happened to a member, or one type of it, the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description `next` of the page before */
                    cursor?: string;
                    /** @description A whole number from 1 to 100 */
                    limit?: number;
                    plan?: components["schemas"]["PlanName"];
                    type?: components["schemas"]["HistoryType"];
                };
                header?: never;
                path: {
                    username: components["schemas"]["Username"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["HistoryPage"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{username}/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names and wallets of the member over time, the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description `next` of the page before */
                    cursor?: string;
                    /** @description A whole number from 1 to 100 */
                    limit?: number;
                };
                header?: never;
                path: {
                    username: components["schemas"]["Username"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["IdentityPage"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{username}/ranks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ranks that a member claimed, the newest first, and how far they are this month */
        get: {
            parameters: {
                query?: {
                    /** @description `next` of the page before */
                    cursor?: string;
                    /** @description A whole number from 1 to 100 */
                    limit?: number;
                    plan?: components["schemas"]["PlanName"];
                };
                header?: never;
                path: {
                    username: components["schemas"]["Username"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["MemberRanks"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{username}/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members whom this member sponsored */
        get: {
            parameters: {
                query?: {
                    /** @description `next` of the page before */
                    cursor?: string;
                    /** @description A whole number from 1 to 100 */
                    limit?: number;
                    plan?: components["schemas"]["PlanName"];
                };
                header?: never;
                path: {
                    username: components["schemas"]["Username"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["MemberPage"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{username}/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** `depth` levels of the tree, the member's own the first; ask again at a node for what is below it */
        get: {
            parameters: {
                query?: {
                    /** @description A whole number from 1 to 7 */
                    depth?: number;
                    plan?: components["schemas"]["PlanName"];
                };
                header?: never;
                path: {
                    username: components["schemas"]["Username"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["TreeData"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{username}/uplines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The path from the member's upline up to the root */
        get: {
            parameters: {
                query?: {
                    /** @description `next` of the page before */
                    cursor?: string;
                    /** @description A whole number from 1 to 100 */
                    limit?: number;
                    plan?: components["schemas"]["PlanName"];
                };
                header?: never;
                path: {
                    username: components["schemas"]["Username"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["UplinePage"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the mail that confirms an address; the answer is the same whatever is known of it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsletterRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an address with the token that was mailed to it, within 48 hours */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsletterToken"];
                };
            };
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget an address, with the token that was mailed to it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsletterToken"];
                };
            };
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a unit costs now in each plan, read from the contracts at one block */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PriceData"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The prices of the rounds, the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description `next` of the page before */
                    cursor?: string;
                    /** @description A whole number from 1 to 100 */
                    limit?: number;
                    plan?: components["schemas"]["PlanName"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PriceHistory"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a picture in the multipart field `file`: JPEG, PNG, WebP or GIF, 2 MB; kept as 256 x 256 WebP */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["AvatarData"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        /** Remove one's picture; none is no error */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ranks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A month's window for claims, and who claimed a rank; without `month` the newest window */
        get: {
            parameters: {
                query?: {
                    /** @description `next` of the page before */
                    cursor?: string;
                    /** @description A whole number from 1 to 100 */
                    limit?: number;
                    /** @description A whole number from 0 to 65535 */
                    month?: number;
                    plan?: components["schemas"]["PlanName"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["RankPage"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a load balancer may send requests to this process: 200, or 503 with what is missing */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ReadyData"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the plan owes and holds, what it took and gave, round by round, and who earned what; `format=csv` is /reports/basic.csv */
        get: {
            parameters: {
                query?: {
                    format?: "json" | "csv";
                    plan?: components["schemas"]["PlanName"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ReportData"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/basic.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a table: one figure a line */
        get: {
            parameters: {
                query?: {
                    plan?: components["schemas"]["PlanName"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rounds with entries or a price, the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description `next` of the page before */
                    cursor?: string;
                    /** @description A whole number from 1 to 100 */
                    limit?: number;
                    plan?: components["schemas"]["PlanName"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["RoundPage"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rounds/{round}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A round: its price, what entered, and what it gave once it was closed */
        get: {
            parameters: {
                query?: {
                    plan?: components["schemas"]["PlanName"];
                };
                header?: never;
                path: {
                    /** @description A whole number from 0 to 65535 */
                    round: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["RoundData"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rounds/{round}/pointy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who earned points in a round, in the order in which they became members */
        get: {
            parameters: {
                query?: {
                    /** @description `next` of the page before */
                    cursor?: string;
                    /** @description A whole number from 1 to 100 */
                    limit?: number;
                    plan?: components["schemas"]["PlanName"];
                };
                header?: never;
                path: {
                    /** @description A whole number from 0 to 65535 */
                    round: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PointyPage"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Today's figures of the plan, read from the contract at one block */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["StatsData"];
                            errors: null;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActivityDay: {
            closed: boolean;
            /** @description USD (18 decimals) of all three, rounded down */
            earnedUSD: components["schemas"]["Amount"];
            /** @description A forecast until the round is closed */
            flash: components["schemas"]["Count"];
            /** @description A forecast until the round is closed */
            points: components["schemas"]["Count"];
            /** @description USD of one POL in this round, 18 decimals */
            polUsd: components["schemas"]["Amount"];
            ptEarn: components["schemas"]["Amount"] | null;
            rebates: components["schemas"]["Amount"] | null;
            round: components["schemas"]["Round"];
            spEarn: components["schemas"]["Amount"];
            /** Format: date-time */
            startsAt: string;
            /** @description Bought in this round */
            units: components["schemas"]["Count"];
        };
        ActivityPage: {
            items: components["schemas"]["ActivityDay"][];
            next: components["schemas"]["NextCursor"];
        };
        /** @example 0x00000000219ab540356cBB839Cbe05303d7705Fa */
        Address: string;
        /**
         * @description Whole number in the smallest unit, as a decimal string
         * @example 20000000000000000000
         */
        Amount: string;
        AvatarData: {
            avatar: string;
        };
        ConfigData: {
            chainId: number;
            chainName: string;
            explorerUrl: string | null;
            maximumUnits: number;
            /** Format: date-time */
            opensAt: string;
            plan: components["schemas"]["Address"];
            plus: components["schemas"]["Address"] | null;
            /** Format: uri */
            rpcUrl: string;
            unitUSD: components["schemas"]["Amount"];
        };
        ContactRequestInput: {
            email: components["schemas"]["Email"];
            /** @default en */
            locale: components["schemas"]["Locale"];
            message: string;
            name: string;
            phone?: string;
        };
        /** @example 12 */
        Count: number;
        CountryData: {
            country: string;
        };
        Debt: {
            contract: components["schemas"]["Amount"] | null;
            /** @description Of a pot or of shares: the month of 30 rounds */
            month: number | null;
            owed: components["schemas"]["Amount"];
            /** @enum {string} */
            part: "boxes" | "excess" | "openRounds" | "monthPot" | "carried" | "uncollectedShares" | "lottery" | "operations";
        };
        /** Format: email */
        Email: string;
        Entry: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "register" | "topup";
            round: number;
            transactionHash: string;
            units: number;
            value: components["schemas"]["Amount"];
        };
        /** @description Refused or failed: `message` says what to do, `errors.code` is a code of the error catalogue */
        Failure: {
            data: null;
            errors: {
                [key: string]: string;
            };
            message: string;
            /** @constant */
            success: false;
        };
        FeedbackRequestInput: {
            /** @default en */
            locale: components["schemas"]["Locale"];
            text: string;
            username?: string;
        };
        HealthData: {
            chainBlock: components["schemas"]["Amount"] | null;
            database: boolean;
            indexedBlock: components["schemas"]["Amount"] | null;
            node: boolean;
            /** @enum {string} */
            status: "ok" | "degraded";
        };
        HistoryLine: {
            /** @description Wei into the box; negative if paid or withdrawn */
            amount: components["schemas"]["SignedAmount"];
            /** Format: date-time */
            at: string;
            block: components["schemas"]["Amount"];
            /** @description The new name or wallet; for a credit the wei that points earned, where the rest is rebates; for a rank its month */
            detail: string | null;
            /** @description Wei that the transaction's gas cost the member, on each of its lines; null if another account paid it */
            gas: components["schemas"]["Amount"] | null;
            /** @description Whose entry brought a commission */
            other: components["schemas"]["Username"] | null;
            round: components["schemas"]["Round"] | null;
            transactionHash: components["schemas"]["TransactionHash"];
            type: components["schemas"]["HistoryType"];
            units: components["schemas"]["Count"] | null;
        };
        HistoryPage: {
            items: components["schemas"]["HistoryLine"][];
            next: components["schemas"]["NextCursor"];
        };
        /** @enum {string} */
        HistoryType: "register" | "topup" | "commission" | "credit" | "closing_reward" | "withdraw" | "rank_claim" | "rank_collect" | "username" | "address_start" | "address_cancel" | "address";
        Identity: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            field: "username" | "wallet";
            /** @example willow */
            value: string;
        };
        IdentityPage: {
            items: components["schemas"]["Identity"][];
            next: components["schemas"]["NextCursor"];
        };
        /** @enum {string} */
        Leg: "left" | "right";
        LegFigures: {
            members: components["schemas"]["Count"];
            units: components["schemas"]["Count"];
            /** @description Units without a pair in the other leg yet */
            variance: components["schemas"]["Count"];
        };
        /** @description As of the last closed round */
        Legs: {
            left: components["schemas"]["LegFigures"];
            right: components["schemas"]["LegFigures"];
        };
        Lifetime: {
            /** @description For closing rounds */
            closingRewards: components["schemas"]["Amount"];
            /** @description Paid for units */
            entered: components["schemas"]["Amount"];
            /** @description Pairs above the daily cap, which earned nothing */
            flash: components["schemas"]["Count"];
            points: components["schemas"]["Count"];
            /** @description Points at their rounds' values */
            ptEarn: components["schemas"]["Amount"];
            /** @description Collected shares of the HeroPool */
            ranks: components["schemas"]["Amount"];
            /** @description Returned part of own entries */
            rebates: components["schemas"]["Amount"];
            /** @description Commissions on the members that this member sponsored */
            spEarn: components["schemas"]["Amount"];
            withdrawn: components["schemas"]["Amount"];
        };
        /** @enum {string} */
        Locale: "en" | "fa";
        MemberData: {
            /**
             * @description Path of the member's picture
             * @example null
             */
            avatar: string | null;
            /** @description The last closed round; null before the first */
            closedRound: components["schemas"]["Round"] | null;
            depth: number;
            /** @description Members that this member sponsored */
            directs: number;
            entries: components["schemas"]["Entry"][];
            /** @description Wei of gas that the member's own transactions cost, in both plans */
            gasPaid: components["schemas"]["Amount"];
            id: number;
            inPlus: boolean;
            /** Format: date-time */
            joinedAt: string;
            joinedRound: number;
            left: components["schemas"]["Username"] | null;
            leg: components["schemas"]["Leg"] | null;
            legs: components["schemas"]["Legs"];
            lifetime: components["schemas"]["Lifetime"];
            /** @description Most points a day */
            maxPoints: number;
            plan: components["schemas"]["PlanName"];
            provisional: components["schemas"]["Provisional"][];
            right: components["schemas"]["Username"] | null;
            sponsor: components["schemas"]["Username"] | null;
            units: number;
            upline: components["schemas"]["Username"] | null;
            username: components["schemas"]["Username"];
            wallet: components["schemas"]["Address"];
        };
        MemberLine: {
            id: number;
            /** Format: date-time */
            joinedAt: string;
            units: components["schemas"]["Count"];
            username: components["schemas"]["Username"];
        };
        MemberPage: {
            items: components["schemas"]["MemberLine"][];
            next: components["schemas"]["NextCursor"];
        };
        MemberRank: {
            /** Format: date-time */
            claimedAt: string;
            /** @description Wei; null until it was collected */
            collected: components["schemas"]["Amount"] | null;
            month: components["schemas"]["Round"];
            rank: components["schemas"]["Rank"];
            shares: components["schemas"]["Count"];
        };
        MemberRanks: {
            items: components["schemas"]["MemberRank"][];
            next: components["schemas"]["NextCursor"];
            progress: components["schemas"]["RankProgress"][];
        };
        Money: {
            usd: components["schemas"]["Amount"];
            wei: components["schemas"]["Amount"];
        };
        NewsletterRequestInput: {
            email: components["schemas"]["Email"];
            /** @default en */
            locale: components["schemas"]["Locale"];
        };
        NewsletterToken: {
            token: string;
        };
        /**
         * @description Send it as `cursor` to get the next page; null on the last page
         * @example WzEyXQ
         */
        NextCursor: string | null;
        NonceData: {
            chainId: number;
            domain: string;
            /** Format: date-time */
            expirationTime: string;
            /** Format: date-time */
            issuedAt: string;
            nonce: string;
            statement: string;
            uri: string;
        };
        NonceRequest: {
            address: components["schemas"]["Address"];
        };
        Outcomes: {
            /** @description By all of them together */
            earned: components["schemas"]["Amount"];
            /** @description Members who earned at least what they paid */
            earnedBack: components["schemas"]["Count"];
            earnedNothing: components["schemas"]["Count"];
            /** @description Members who earned more than they paid */
            inProfit: components["schemas"]["Count"];
            /** @description Their share, rounded down */
            inProfitBasisPoints: components["schemas"]["Count"] | null;
            medianNet: components["schemas"]["SignedAmount"] | null;
            medianRatio: number | null;
            /** @description Members who bought units */
            members: components["schemas"]["Count"];
            /** @description Of earned less paid, in wei; null without members */
            netDeciles: components["schemas"]["SignedAmount"][] | null;
            /** @description By all of them together */
            paid: components["schemas"]["Amount"];
            /** @description Of earned by paid, in basis points, rounded down */
            ratioDeciles: number[] | null;
        };
        /**
         * @example core
         * @enum {string}
         */
        PlanName: "core" | "plus";
        PlanPrice: {
            /** @description A reading that differs by more than half and waits for confirmation */
            candidate: {
                /** Format: date-time */
                at: string;
                polUsd: components["schemas"]["Amount"];
            } | null;
            /** @description The current price */
            polUsd: components["schemas"]["Amount"];
            /** @description Whether the current round's price is fixed */
            priced: boolean;
            /**
             * Format: date-time
             * @description Time of the current reading
             */
            readAt: string;
            /**
             * @description The contract's error for an entry now, a code of the error catalogue
             * @example null
             */
            refusal: string | null;
            /** @description null while the contract refuses entries: see `refusal` */
            unitPrice: components["schemas"]["Amount"] | null;
        };
        PointyMember: {
            flash: components["schemas"]["Count"];
            id: number;
            points: components["schemas"]["Count"];
            username: components["schemas"]["Username"];
        };
        PointyPage: {
            items: components["schemas"]["PointyMember"][];
            next: components["schemas"]["NextCursor"];
            provisional: boolean;
        };
        PriceData: {
            blockNumber: components["schemas"]["Amount"];
            core: components["schemas"]["PlanPrice"];
            plus: components["schemas"]["PlanPrice"] | null;
            round: components["schemas"]["Round"];
            /** Format: date-time */
            roundEndsAt: string;
        };
        PriceHistory: {
            items: components["schemas"]["RoundPrice"][];
            next: components["schemas"]["NextCursor"];
        };
        Provisional: {
            flash: components["schemas"]["Count"];
            points: components["schemas"]["Count"];
            round: components["schemas"]["Round"];
        };
        /** @enum {string} */
        Rank: "hero" | "knight";
        RankClaim: {
            /** Format: date-time */
            claimedAt: string;
            /** @description Wei; null until it was collected */
            collected: components["schemas"]["Amount"] | null;
            id: number;
            rank: components["schemas"]["Rank"];
            shares: components["schemas"]["Count"];
            username: components["schemas"]["Username"];
        };
        RankPage: {
            items: components["schemas"]["RankClaim"][];
            next: components["schemas"]["NextCursor"];
            window: components["schemas"]["RankWindow"] | null;
        };
        RankProgress: {
            /** @description Sponsored members with a claimed rank of the month */
            heroes: components["schemas"]["Count"];
            month: components["schemas"]["Round"];
            points: components["schemas"]["Count"];
            /** @description A forecast of the month's open rounds */
            provisionalPoints: components["schemas"]["Count"];
        };
        RankWindow: {
            /** @description Wei that stayed in the HeroPool */
            carried: components["schemas"]["Amount"] | null;
            closedAt: string | null;
            /** Format: date-time */
            closesAt: string;
            month: components["schemas"]["Round"];
            /** Format: date-time */
            openedAt: string;
            /** @description Claimed so far, or in all once the window is closed */
            shares: components["schemas"]["Count"];
            shareValue: components["schemas"]["Amount"] | null;
        };
        ReadyData: {
            /** @constant */
            ready: true;
        };
        ReportData: {
            blockHash: string;
            blockNumber: components["schemas"]["Amount"];
            /** @description Time of the block; null while the node does not answer for it */
            blockTime: string | null;
            /** @description Payments whose transaction the index has not read yet: their gas is not in `paid` */
            entriesWithoutGas: components["schemas"]["Count"];
            /** @description Members with a seat and without purchases, in none of the outcomes */
            membersWithoutUnits: components["schemas"]["Count"];
            outcomes: components["schemas"]["Outcomes"];
            /** @description By the month of 30 rounds in which the seat was taken */
            outcomesByMonth: {
                /** @description By all of them together */
                earned: components["schemas"]["Amount"];
                /** @description Members who earned at least what they paid */
                earnedBack: components["schemas"]["Count"];
                earnedNothing: components["schemas"]["Count"];
                /** @description Members who earned more than they paid */
                inProfit: components["schemas"]["Count"];
                /** @description Their share, rounded down */
                inProfitBasisPoints: components["schemas"]["Count"] | null;
                medianNet: components["schemas"]["SignedAmount"] | null;
                medianRatio: number | null;
                /** @description Members who bought units */
                members: components["schemas"]["Count"];
                month: number;
                /** @description Of earned less paid, in wei; null without members */
                netDeciles: components["schemas"]["SignedAmount"][] | null;
                /** @description By all of them together */
                paid: components["schemas"]["Amount"];
                /** @description Of earned by paid, in basis points, rounded down */
                ratioDeciles: number[] | null;
            }[];
            plan: components["schemas"]["PlanName"];
            /** @description Rounds with a price, oldest first */
            rounds: components["schemas"]["ReportRound"][];
            solvency: components["schemas"]["Solvency"];
            totals: components["schemas"]["ReportTotals"];
        };
        ReportRound: {
            entered: components["schemas"]["Amount"];
            enteredUSD: components["schemas"]["Amount"];
            flash: components["schemas"]["Count"] | null;
            /** @description Members who took a seat in it and paid */
            joined: components["schemas"]["Count"];
            /** @description Into boxes for this round: commissions, points, rebates and the closing reward */
            paidOut: components["schemas"]["Amount"] | null;
            points: components["schemas"]["Count"] | null;
            pointValue: components["schemas"]["Amount"] | null;
            /** @description Members who earned points */
            pointy: components["schemas"]["Count"] | null;
            polUsd: components["schemas"]["Amount"];
            /** @description The day pool: its share of each unit, rounded down */
            pool: components["schemas"]["Amount"];
            /** @description For each unit of the round */
            rebate: components["schemas"]["Amount"] | null;
            round: components["schemas"]["Round"];
            /** Format: date-time */
            startsAt: string;
            unitPrice: components["schemas"]["Amount"];
            units: components["schemas"]["Count"];
        };
        ReportTotals: {
            closingRewards: components["schemas"]["Money"];
            commissions: components["schemas"]["Money"];
            entered: components["schemas"]["Money"];
            flash: components["schemas"]["Count"];
            /** @description Seats without the root's */
            members: components["schemas"]["Count"];
            /** @description Into boxes: the sum of the following */
            paidOut: components["schemas"]["Money"];
            pointEarnings: components["schemas"]["Money"];
            points: components["schemas"]["Count"];
            ranks: components["schemas"]["Money"];
            rebates: components["schemas"]["Money"];
            units: components["schemas"]["Count"];
            usernameFees: components["schemas"]["Money"];
            withdrawn: components["schemas"]["Money"];
        };
        /**
         * @description Number of a round: 24 hours, from the plan's genesis on
         * @example 31
         */
        Round: number;
        RoundClosing: {
            /** Format: date-time */
            at: string;
            closer: components["schemas"]["Username"] | null;
            /** @description From `operations`, for the caller who closed the round */
            closingReward: components["schemas"]["Amount"];
            flash: components["schemas"]["Count"];
            heroPool: components["schemas"]["Amount"];
            lottery: components["schemas"]["Amount"];
            operations: components["schemas"]["Amount"];
            points: components["schemas"]["Count"];
            pointValue: components["schemas"]["Amount"];
            pointValueUSD: components["schemas"]["Amount"];
            /** @description Members who earned points */
            pointy: components["schemas"]["Count"];
            /** @description For each unit of the round */
            rebate: components["schemas"]["Amount"];
            transactionHash: components["schemas"]["TransactionHash"] | null;
        };
        RoundData: {
            /** @description null until the round is closed */
            closing: components["schemas"]["RoundClosing"] | null;
            commissions: components["schemas"]["Amount"];
            /** Format: date-time */
            endsAt: string;
            entered: components["schemas"]["Amount"];
            enteredUSD: components["schemas"]["Amount"];
            /** @description Members who took a seat in this round */
            joined: components["schemas"]["Count"];
            polUsd: components["schemas"]["Amount"];
            /** Format: date-time */
            pricedAt: string;
            round: components["schemas"]["Round"];
            /** Format: date-time */
            startsAt: string;
            unitPrice: components["schemas"]["Amount"];
            units: components["schemas"]["Count"];
        };
        RoundPage: {
            items: components["schemas"]["RoundData"][];
            next: components["schemas"]["NextCursor"];
        };
        RoundPrice: {
            polUsd: components["schemas"]["Amount"];
            /** Format: date-time */
            pricedAt: string;
            round: components["schemas"]["Round"];
            unitPrice: components["schemas"]["Amount"];
        };
        SessionData: {
            expires_in: number;
            token: string;
            user: components["schemas"]["User"];
        };
        SessionList: {
            items: {
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                expiresAt: string;
                id: string;
                isCurrent: boolean;
                /** Format: date-time */
                lastUsedAt: string;
                userAgent: string | null;
            }[];
        };
        SessionsEnded: {
            ended: number;
        };
        /**
         * @description Whole number in the smallest unit, as a decimal string; negative if paid or withdrawn
         * @example -20000000000000000000
         */
        SignedAmount: string;
        SignInRequest: {
            message: string;
            signature: string;
        };
        Solvency: {
            debts: components["schemas"]["Debt"][];
            /** @description The plan's balance; null while the node does not answer for the block */
            held: components["schemas"]["Amount"] | null;
            owed: components["schemas"]["Amount"];
            /** @description `held` less `owed`. POL that was forced into the contract has no owner */
            surplus: components["schemas"]["SignedAmount"] | null;
            /** @description Most of the surplus that can be in boxes: the excess of payments through other contracts is unknown */
            unknownExcess: components["schemas"]["Amount"];
        };
        StatsData: {
            allEnteredUSD: components["schemas"]["Amount"];
            blockNumber: components["schemas"]["Amount"];
            enteredUSD: components["schemas"]["Amount"];
            pointCount: number;
            polUsd: components["schemas"]["Amount"];
            round: number;
            /** Format: date-time */
            roundEndsAt: string;
            unitUSD: components["schemas"]["Amount"];
            userCount: number;
        };
        /** @example 0x5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c */
        TransactionHash: string;
        TreeData: {
            nodes: components["schemas"]["TreeNode"][];
            plan: components["schemas"]["PlanName"];
        };
        TreeNode: {
            /** @description Levels below the root seat */
            depth: components["schemas"]["Count"];
            /** @description Members below this seat are not in the page */
            hasMore: boolean;
            id: number;
            leg: components["schemas"]["Leg"] | null;
            legs: components["schemas"]["Legs"];
            units: components["schemas"]["Count"];
            /** @description null for the root seat only */
            uplineId: number | null;
            username: components["schemas"]["Username"];
        };
        Upline: {
            depth: components["schemas"]["Count"];
            id: number;
            /** @description The leg of this upline in which the member is */
            leg: components["schemas"]["Leg"];
            units: components["schemas"]["Count"];
            username: components["schemas"]["Username"];
        };
        UplinePage: {
            items: components["schemas"]["Upline"][];
            next: components["schemas"]["NextCursor"];
        };
        User: {
            avatar: string | null;
            box: components["schemas"]["Amount"];
            id: number;
            inPlus: boolean;
            username: components["schemas"]["Username"];
            wallet: components["schemas"]["Address"];
        };
        /** @example willow */
        Username: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
