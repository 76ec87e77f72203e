// What is outside of Tero in the simulated day, in a process of its own: an SMTP server, and a push service that checks each
// push and decrypts it as a browser does. It subscribes as many browsers as it is told to, and tells what came.
import process from 'node:process';
import { startPushService } from '../../api/test/push-service.ts';
import { startSmtp } from '../../api/test/smtp.ts';

const smtp = await startSmtp();
const push = await startPushService();
process.on('message', ({ subscribe }) => {
  if (subscribe !== undefined)
    process.send({ subscriptions: Array.from({ length: subscribe }, () => push.subscribe()) });
  else process.send({ pushes: push.messages.length, refused: push.faults, mails: smtp.mails.length });
});
process.on('disconnect', () => process.exit(0));
process.send({ smtpUrl: smtp.url });
