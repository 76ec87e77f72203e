import { config } from 'zod';

// zod would try `new Function`, which the content security policy reports
config({ jitless: true });
